/**
 * A Vite plugin: the icons and the words of the page in parts, so that a game's come with the game.
 *
 * `virtual:icons/PART` and `virtual:words/PART` are those of a part (`shell`, `table` for icons, or a game), and `virtual:games`
 * fetches those of each game. A game is a folder of `src/games`; a file of words is a game's if its name begins with the game's.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { drawings, iconsOf } from "./icons.ts";

/** The games that the page draws. */
export const drawnGames = (page: string): string[] =>
  readdirSync(join(page, "games"), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== "plain")
    .map((one) => one.name);

/** The files of words that belong to a part: a game's own, or for the shell all that are no game's. */
export function filesOf(part: string, files: readonly string[], games: readonly string[]): string[] {
  const owner = (file: string): string =>
    games.find((game) => file.startsWith(`${game}.`) || file.startsWith(`${game}-`)) ?? "shell";
  return files.filter((file) => owner(file) === part);
}

export function gameParts(page: string, content: string): Plugin {
  const games = drawnGames(page);
  const locale = join(page, "locale");

  function words(part: string, watch: (file: string) => void): Record<string, string> {
    const files = filesOf(part, readdirSync(locale).filter((name) => name.endsWith(".ftl")).sort(), games);
    const told: Record<string, string> = {};
    for (const language of ["en", "it"]) {
      const own = files.filter((name) => name.endsWith(`.${language}.ftl`)).map((name) => join(locale, name));
      own.forEach(watch);
      told[language] = own.map((file) => readFileSync(file, "utf8")).join("\n");
    }
    return told;
  }

  // Browsers read long JSON faster than long scripts.
  const module = (data: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
  const fetches = (kind: string): string =>
    `{ ${games.map((game) => `${JSON.stringify(game)}: () => import("virtual:${kind}/${game}")`).join(", ")} }`;

  return {
    name: "game-parts",
    resolveId: (id) => (/^virtual:(games$|icons\/|words\/)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:games") return `export const icons = ${fetches("icons")};\nexport const words = ${fetches("words")};`;
      const [, kind, part] = /^\0virtual:(icons|words)\/(.+)$/.exec(id) ?? [];
      if (!kind || !part) return null;
      if (kind === "words") return module(words(part, (file) => this.addWatchFile(file)));
      const names = iconsOf(page, content, games).get(part);
      if (!names) throw new Error(`no part of the page is called ${part}`);
      return module(drawings(names));
    },
  };
}
