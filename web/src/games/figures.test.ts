import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import listed from "../icons.json";

const here = fileURLToPath(new URL(".", import.meta.url));
const read = (path: string): string => readFileSync(here + path, "utf8");
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => (match[1] ?? match[2])!);

/** Everything that is written in a folder of the games, but for tests. */
const source = (folder: string): string =>
  readdirSync(here + folder)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => read(folder + name))
    .join("\n");

describe("icons", () => {
  it.each([
    ["icons.ts", "", 20],
    ["runebound/figures.ts", "runebound/", 80],
    ["wow-adventure/figures.ts", "wow-adventure/", 100],
  ])("of %s are all in the list of the page", (figures, folder, least) => {
    const inFigures = found(read(figures), /: "([a-z]+(?:-[a-z]+)*)"/g);
    const inMarkup = found(source(folder), /(?:<(?:Icon|Sign) name=|icon: |icon=)"([a-z-]+)"|\?\? "([a-z]+-[a-z-]+)"/g);
    expect(inFigures.length).toBeGreaterThan(least);
    expect(inMarkup.length).toBeGreaterThan(5);
    expect([...inFigures, ...inMarkup].filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe.each([
  ["table", "", /say\("([a-z-]+)"/g],
  ["runebound", "runebound/", /(?<!id=)"(runebound-[a-z-]+)"/g],
  ["wow-adventure", "wow-adventure/", /(?<!id=)"(wowa-[a-z-]+)"/g],
])("words of %s", (locale, folder, pattern) => {
  const told = (language: string): string[] => found(read(`../locale/${locale}.${language}.ftl`), /^([a-z-]+) =/gm);

  it("are the same in both languages", () => {
    expect(told("it")).toEqual(told("en"));
  });

  it("are there for everything that the page says", () => {
    const said = found(source(folder), pattern);
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((word) => !told("en").includes(word))).toEqual([]);
  });
});
