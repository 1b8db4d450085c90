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
    ["wow-tcg/figures.ts", "wow-tcg/", 80],
    ["wow-boardgame/figures.ts", "wow-boardgame/", 100],
  ])("of %s are all in the list of the page", (figures, folder, least) => {
    const inFigures = found(read(figures), /: "([a-z]+(?:-[a-z]+)*)"/g);
    const inMarkup = found(source(folder), /(?:<(?:Icon|Sign) name=|icon: |icon=)"([a-z-]+)"|\?\? "([a-z]+-[a-z-]+)"/g);
    expect(inFigures.length).toBeGreaterThan(least);
    expect(inMarkup.length).toBeGreaterThan(5);
    expect([...inFigures, ...inMarkup].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it.each(["../table/", "../lobby/", "../lib/"])("of %s are all in the list of the page", (folder) => {
    const computed = found(source(folder), /<Icon name=\{([^}]*)\}/g).join(" ");
    const inMarkup = [...found(source(folder), /<Icon name="([a-z-]+)"/g), ...found(computed, /[?:] "([a-z-]+)"/g)];
    expect(inMarkup.filter((name) => !listed.includes(name))).toEqual([]);
  });
});

const OF_GAMES = ["runebound", "wow-adventure", "wow-tcg", "wow-boardgame"];
const files = [...new Set(readdirSync(here + "../locale").map((name) => name.split(".")[0]!))];
const told = (file: string, language: string): string[] => found(read(`../locale/${file}.${language}.ftl`), /^([a-z-]+) =/gm);

it.each(files)("the words of %s are the same in both languages", (file) => {
  expect(told(file, "it").length).toBeGreaterThan(0);
  expect(told(file, "it")).toEqual(told(file, "en"));
});

it("no two files of words say the same thing", () => {
  const all = files.flatMap((file) => told(file, "en"));
  expect(all.filter((word, number) => all.indexOf(word) !== number)).toEqual([]);
});

describe.each([
  ["the shell", files.filter((file) => !OF_GAMES.includes(file)), ["", "../table/", "../lib/", "../lobby/", "../end/", "../faces/"], /say\(\s*"([a-z-]+)"/g],
  ["Runebound", ["runebound"], ["runebound/"], /(?<!id=)"(runebound-[a-z-]+)"/g],
  ["the Adventure Game", ["wow-adventure"], ["wow-adventure/"], /(?<!id=)"(wowa-[a-z-]+)"/g],
  ["the card game", ["wow-tcg"], ["wow-tcg/"], /(?<!id=)"(tcg-[a-z-]+)"/g],
  ["the Board Game", ["wow-boardgame"], ["wow-boardgame/"], /(?<!id=)"(wowb-[a-z-]+)"/g],
] as const)("words of %s", (_, locales, folders, pattern) => {
  it("are there for everything that the page says", () => {
    const said = folders.flatMap((folder) => found(source(folder), pattern));
    const known = locales.flatMap((file) => told(file, "en"));
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((word) => !known.includes(word))).toEqual([]);
  });
});
