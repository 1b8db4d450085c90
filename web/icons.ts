/** A Vite plugin: `virtual:icons` holds the game-icons that the games' content and the page name, and no others. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:icons";

/** The icon names in the content files of every game (`icon: name` and `sign: name`). */
function contentIcons(games: string): string[] {
  const found: string[] = [];
  for (const game of readdirSync(games, { withFileTypes: true })) {
    if (!game.isDirectory()) continue;
    const folder = join(games, game.name, "content");
    let files: string[];
    try {
      files = readdirSync(folder);
    } catch {
      continue; // a game without content of its own
    }
    for (const file of files.filter((name) => name.endsWith(".yaml"))) {
      const text = readFileSync(join(folder, file), "utf8");
      for (const match of text.matchAll(/\b(?:icon|sign): *([a-z0-9-]+)/g)) found.push(match[1]!);
    }
  }
  return found;
}

export function gameIcons(games: string, own: string): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const names = new Set([...contentIcons(games), ...(JSON.parse(readFileSync(own, "utf8")) as string[])]);
      const bodies: Record<string, string> = {};
      for (const name of [...names].sort()) {
        const icon = set.icons[name];
        if (!icon) throw new Error(`game-icons has no icon ${name}`);
        bodies[name] = icon.body;
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
