/** The game-icons that the page and the games' content name, each in the part of the page that first needs it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { lighter } from "./paths.ts";

/** The drawings of icons, by name. */
export type Drawings = Record<string, string>;

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && /\.(svelte|ts)$/.test(one.name) && !one.name.endsWith(".test.ts"))
    .map((one) => readFileSync(join(folder, one.name), "utf8"));

const yaml = (folder: string): string[] =>
  existsSync(folder) // a game may have no content of its own
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".yaml"))
        .map((name) => readFileSync(join(folder, name), "utf8"))
    : [];

/** Whatever stands in quotation marks: the names of icons are among it. */
const quoted = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/["'`]([a-z0-9-]+)["'`]/g)].map((match) => match[1]!)));

/** The icons in the content files of a game (`icon: name` and `sign: name`; in an effect, as `{icon: name}`, it is a word of the game). */
const inContent = (texts: string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/(?<!\{)\b(?:icon|sign): *([a-z0-9-]+)/g)].map((match) => match[1]!));

/**
 * Which icons each part of the page brings along: `shell` what the lobby shows, `table` what any table may show, and a
 * game what only it shows. A part relies on those before it. What nobody names in so many words comes with the table.
 */
export function iconsOf(page: string, content: string, games: readonly string[]): Map<string, string[]> {
  const listed = JSON.parse(readFileSync(join(page, "icons.json"), "utf8")) as string[];
  const folders = (...names: string[]): string[] => names.flatMap((name) => sources(join(page, name)));
  const inShell = quoted(folders(".", "lib", "lobby"));
  const inTable = quoted(folders("table", "games", "games/plain"));
  const inGames = new Map(games.map((game) => [game, quoted(folders(`games/${game}`))]));

  const shell = listed.filter((name) => inShell.has(name));
  const elsewhere = (name: string): boolean => [...inGames.values()].some((names) => names.has(name));
  const table = listed.filter((name) => !inShell.has(name) && (inTable.has(name) || !elsewhere(name)));
  const before = new Set([...shell, ...table]);
  const parts = new Map([["shell", shell], ["table", table]]);
  for (const [game, names] of inGames) {
    const cards = inContent(yaml(join(content, game.replaceAll("-", "_"), "content")));
    parts.set(game, [...new Set([...cards, ...listed.filter((name) => names.has(name))])].filter((name) => !before.has(name)));
  }
  return parts;
}

export function drawings(names: readonly string[]): Drawings {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const bodies: Drawings = {};
  for (const name of [...names].sort()) {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    bodies[name] = icon.body.replace(/(?<= d=")[^"]+/g, lighter);
  }
  return bodies;
}
