/** The games that the page can draw; each is loaded when somebody sits down to it. All others are told in words. */
import type { GameModule } from "./types";

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  runebound: () => import("./runebound"),
  "wow-adventure": () => import("./wow-adventure"),
};

export async function load(game: string): Promise<GameModule> {
  return (await (modules[game] ?? (() => import("./plain")))()).default;
}
