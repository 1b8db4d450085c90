/** Whether a finger is all there is to point with. */
import { MediaQuery } from "svelte/reactivity";

export const finger = new MediaQuery("hover: none");
