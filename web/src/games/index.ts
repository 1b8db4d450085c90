/** The games that the page can draw; each is loaded when somebody sits down to it. All others are told in words. */
import type { Component } from "svelte";
import * as brought from "virtual:games";
import { icons } from "../lib/icons.svelte";
import { words } from "../lib/words.svelte";
import type { GameModule } from "./types";

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { import: "default" });

const builders = import.meta.glob<Component<{ game: string; makes: string[] }>>("./*/decks/index.ts", { import: "default" });

const own = <T>(files: Record<string, () => Promise<T>>, game: string, name: string): (() => Promise<T>) =>
  files[`./${game}/${name}`] ?? files[`./plain/${name}`]!;

/** The icons of a game are drawn. */
export async function draw(game: string): Promise<void> {
  const found = await brought.icons[game]?.();
  if (found) icons.bring(found.default);
}

/** The page speaks a game's words. */
async function learn(game: string): Promise<void> {
  const found = await brought.words[game]?.();
  if (found) words.learn(found.default);
}

/** A game's own part of the page, with its icons and its words. */
export async function load(game: string): Promise<GameModule> {
  const [module] = await Promise.all([own(modules, game, "index.ts")(), draw(game), learn(game)]);
  return module;
}

/** The picture of a game for the lobby, which needs nothing else of it. */
export const picture = (game: string): Promise<Component> => own(pictures, game, "Picture.svelte")();

/** The page on which decks for a game are built, with its icons and its words; none if the game has no decks. */
export async function builder(game: string): Promise<Component<{ game: string; makes: string[] }> | undefined> {
  const [found] = await Promise.all([builders[`./${game}/decks/index.ts`]?.(), draw(game), learn(game)]);
  return found;
}
