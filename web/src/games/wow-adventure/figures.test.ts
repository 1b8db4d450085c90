import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import listed from "../../icons.json";

const here = fileURLToPath(new URL(".", import.meta.url));
const figures = readFileSync(`${here}figures.ts`, "utf8");

describe("icons", () => {
  it("are all in the list of the page", () => {
    const inFigures = [...figures.matchAll(/: "([a-z]+(?:-[a-z]+)*)"/g)].map((match) => match[1]!);
    const inMarkup = readdirSync(here)
      .filter((name) => name.endsWith(".svelte") || name === "index.ts")
      .flatMap((name) => [...readFileSync(here + name, "utf8").matchAll(/(?:<(?:Icon|Sign) name=|icon: |\?\? )"([a-z]+(?:-[a-z]+)+)"/g)].map((m) => m[1]!));
    expect(inFigures.length).toBeGreaterThan(100);
    expect(inMarkup.length).toBeGreaterThan(10);
    expect([...inFigures, ...inMarkup].filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe("words", () => {
  const read = (language: string): string[] =>
    [...readFileSync(`${here}../../locale/wow-adventure.${language}.ftl`, "utf8").matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!);

  it("are the same in both languages", () => {
    expect(read("it")).toEqual(read("en"));
  });

  it("are there for everything that the page says", () => {
    const said = readdirSync(here)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...readFileSync(here + name, "utf8").matchAll(/say\((?:[^()"]*\? )?"(wowa-[a-z-]+)"/g)].map((match) => match[1]!));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((word) => !read("en").includes(word))).toEqual([]);
  });
});
