import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import listed from "../../icons.json";
import { FIGURE, lineIcon, optionIcon, TERRAIN, TOKEN } from "./figures";
import type { Asked, Line, OptionShown } from "../../lib/wire";

const here = fileURLToPath(new URL(".", import.meta.url));
const source = readFileSync(`${here}figures.ts`, "utf8");

const keysOf = (name: string): string[] => {
  const body = new RegExp(`const ${name}: [^=]*= \\{([^}]*)\\}`).exec(source)![1]!;
  return [...body.matchAll(/^ +"?([a-z-]+)"?:/gm)].map((match) => match[1]!);
};

describe("icons", () => {
  it("are all in the list of the page", () => {
    const lines = keysOf("LINES").map((kind) => lineIcon({ kind } as Line));
    const options = keysOf("VERBS").map((verb) => optionIcon({ verb, about: "" } as OptionShown, { prompt: "" } as Asked));
    const inMarkup = readdirSync(here)
      .filter((name) => name.endsWith(".svelte"))
      .flatMap((name) => [...readFileSync(here + name, "utf8").matchAll(/<(?:Icon|Sign) name="([a-z-]+)"/g)].map((m) => m[1]!));
    const tokens = Object.values(TOKEN).map((token) => token.sign);
    const used = [...Object.values(FIGURE), ...Object.values(TERRAIN), ...tokens, ...lines, ...options, ...inMarkup];
    expect(lines.length).toBeGreaterThan(40);
    expect(options.length).toBeGreaterThan(25);
    expect(used.filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe("words", () => {
  const read = (language: string): string[] =>
    [...readFileSync(`${here}../../locale/runebound.${language}.ftl`, "utf8").matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!);

  it("are the same in both languages", () => {
    expect(read("it")).toEqual(read("en"));
  });
});
