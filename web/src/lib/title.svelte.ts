/** The title of the page: what is urgent, how things stand, where, and the name of the house. */
import { words } from "./words.svelte";

class Title {
  /** How things stand and where, as `Your turn`, `Runebound`. */
  parts = $state.raw<readonly string[]>([]);
  /** Something that cannot wait, said before everything else. */
  urgent = $state("");

  get text(): string {
    return [this.urgent, ...this.parts, words.say("title")].filter(Boolean).join(" - ");
  }
}

export const title = new Title();
