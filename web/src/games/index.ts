/** The games that the page can draw; each is loaded when somebody sits down to it. */
import type { GameModule } from "./types";

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  runebound: () => import("./runebound"),
  "wow-adventure": () => import("./wow-adventure"),
};

export async function load(game: string): Promise<GameModule | null> {
  return (await modules[game]?.())?.default ?? null;
}

export function known(game: string): boolean {
  return game in modules;
}
