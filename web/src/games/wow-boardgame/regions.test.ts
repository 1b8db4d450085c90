import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { broken, crossings, drawn, type Label, placed, reach, type Site } from "./regions";

/** The regions of the board as its content has them. */
const content = readFileSync(fileURLToPath(new URL("../../../../src/locanda/games/wow_boardgame/content/board.yaml", import.meta.url)), "utf8");
const sites: Site[] = [...content.matchAll(/id: ([a-z-]+), .*at: \[(\d+), (\d+)\], near: \[([^\]]*)\]/g)].map((match) => ({
  id: match[1]!,
  x: Number(match[2]) * 2,
  y: Number(match[3]) * 2,
  near: match[4]!.split(", "),
}));
const REACH = 170;

/** Every corner of an outline. */
const corners = (d: string): [number, number][] => [...d.matchAll(/([-\d.]+) ([-\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])]);

function inside([x, y]: [number, number], outline: readonly [number, number][]): boolean {
  let odd = false;
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

describe("the regions of the board", () => {
  const { cells, borders } = drawn(sites, REACH);

  it("are all there, each around its own point and around no other", () => {
    expect(cells.length).toBe(67);
    for (const cell of cells) {
      const outline = corners(cell.d);
      expect(sites.filter((one) => inside([one.x, one.y], outline)).map((one) => one.id)).toEqual([cell.id]);
    }
  });

  it("stay within reach, so that the sea is seen between lands that lie apart", () => {
    for (const cell of cells)
      for (const [x, y] of corners(cell.d)) expect(Math.hypot(x - cell.x, y - cell.y)).toBeLessThan(REACH * 1.12);
  });

  it("show every border that may be walked over, either where they touch or as a way between them", () => {
    const open = borders.filter((one) => one.open).map((one) => one.id);
    const far = crossings(sites, borders).map((one) => one.id);
    const wanted = sites.flatMap((one) => one.near.map((id) => [one.id, id].sort().join(" ")));
    expect([...open, ...far].sort()).toEqual([...new Set(wanted)].sort());
    expect(new Set([...open, ...far]).size).toBe(open.length + far.length);
    expect(open.length).toBeGreaterThan(90);
  });

  it("show a border as closed where they touch and nobody may pass", () => {
    const near = new Map(sites.map((one) => [one.id, one.near]));
    const closed = borders.filter((one) => !one.open);
    expect(closed.length).toBeGreaterThan(10);
    for (const { one, other } of closed) expect(near.get(one.id)).not.toContain(other.id);
  });

  it("have the same border from both sides", () => {
    const outlines = new Map(cells.map((cell) => [cell.id, corners(cell.d).map(String)]));
    for (const { one, other, d } of borders)
      for (const corner of corners(d).slice(1, -1)) {
        expect(outlines.get(one.id)).toContain(String(corner));
        expect(outlines.get(other.id)).toContain(String(corner));
      }
  });
});

describe("a walk", () => {
  const near = new Map([
    ["home", ["ford", "hill"]],
    ["ford", ["home", "wood"]],
    ["hill", ["home", "keep"]],
    ["wood", ["ford", "cave"]],
    ["keep", ["hill"]],
    ["cave", ["wood"]],
  ]);
  const never = (): boolean => false;

  it("leads as far as there are moves, by the shortest way", () => {
    expect(Object.fromEntries(reach(near, "home", 2, never, ""))).toEqual({
      ford: ["ford"],
      hill: ["hill"],
      wood: ["ford", "wood"],
      keep: ["hill", "keep"],
    });
    expect([...reach(near, "home", 3, never, "").keys()]).toContain("cave");
  });

  it("ends where somebody lurks, but not where it begins", () => {
    expect([...reach(near, "home", 3, (id) => id === "ford" || id === "home", "").keys()]).toEqual(["ford", "hill", "keep"]);
  });

  it("never leads into the enemy's home", () => {
    expect([...reach(near, "home", 3, never, "keep").keys()]).not.toContain("keep");
  });
});

describe("the name of a region", () => {
  it("stands in two lines if it is long and has several words", () => {
    expect(broken("Brill")).toEqual(["Brill"]);
    expect(broken("Dun Garok")).toEqual(["Dun Garok"]);
    expect(broken("Ruins of Andorhal")).toEqual(["Ruins of", "Andorhal"]);
    expect(broken("Quel’Danil-Lodge")).toEqual(["Quel’Danil-Lodge"]);
  });

  const label = (id: string, x: number, y: number, size = 20): Label => ({ id, lines: ["a place of", "ours"], x, y, size });

  it("stands where it belongs while there is room", () => {
    expect(Object.fromEntries(placed([label("a", 0, 0), label("b", 200, 0), label("c", 0, 60)]))).toEqual({ a: 0, b: 0, c: 60 });
  });

  it("moves a little where another stands already, and stays away if that is not enough", () => {
    const found = placed([label("a", 0, 0), label("b", 0, 24), label("c", 0, 2), label("d", 0, 0)]);
    expect(found.get("a")).toBe(0);
    expect(found.get("b")).toBe(38);
    expect(found.has("d")).toBe(false);
  });
});
