/** The drawings of the icons, by name: the shell's from the start, those of the table and of a game once they are there. */
import shell from "virtual:icons/shell";

class Icons {
  drawn = $state.raw<Record<string, string>>(shell);

  /** From now on these are drawn, too, wherever they are shown already. */
  bring(more: Record<string, string>): void {
    if (Object.keys(more).some((name) => !(name in this.drawn))) this.drawn = { ...this.drawn, ...more };
  }
}

export const icons = new Icons();
