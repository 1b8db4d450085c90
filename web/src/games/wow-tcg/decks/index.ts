/** The page on which decks of one's own are built, with the icons that it shares with the table. */
import drawings from "virtual:icons/table";
import { icons } from "../../../lib/icons.svelte";

icons.bring(drawings);

export { default } from "./Builder.svelte";
