import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { iconsOf } from "./icons.ts";
import { drawnGames, filesOf } from "./parts.ts";
import listed from "./src/icons.json";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const games = drawnGames(here("./src"));
const icons = iconsOf(here("./src"), here("../src/locanda/games"), games);

describe("icons", () => {
  it("that the page lists are each in a part that has come when they are shown", () => {
    const early = new Set([...icons.get("shell")!, ...icons.get("table")!]);
    const late = new Set(games.flatMap((game) => icons.get(game)!));
    expect(listed.filter((name) => !early.has(name) && !late.has(name))).toEqual([]);
    expect(icons.get("shell")).toContain("beer-stein"); // the sign of the inn
    expect(icons.get("table")).toContain("crystal-ball"); // a bot's advice
    expect(icons.get("table")).toContain("heart-plus"); // in the log of many games
  });
  it.each(games)("of %s come with it and only with it", (game) => {
    const own = icons.get(game)!;
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((name) => icons.get("shell")!.includes(name) || icons.get("table")!.includes(name))).toEqual([]);
  });
});

describe("words", () => {
  const files = ["lobby.en.ftl", "chess.en.ftl", "chess-clock.en.ftl", "chessboard.en.ftl"];
  it("of a game are in the files with its name", () => {
    expect(filesOf("chess", files, ["chess"])).toEqual(["chess.en.ftl", "chess-clock.en.ftl"]);
    expect(filesOf("shell", files, ["chess"])).toEqual(["lobby.en.ftl", "chessboard.en.ftl"]);
  });
  it.each(games)("of %s are there in both languages", (game) => {
    const own = filesOf(game, readdirSync(here("./src/locale")), games);
    expect(own).toContain(`${game}.en.ftl`);
    expect(own).toContain(`${game}.it.ftl`);
  });
});
