/** The table, with the icons that any game's table may show. */
import drawings from "virtual:icons/table";
import { icons } from "../lib/icons.svelte";

icons.bring(drawings);

export { default } from "./Table.svelte";
