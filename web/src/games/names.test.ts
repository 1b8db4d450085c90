import { describe, expect, it } from "vitest";
import { type Name, heightsOf } from "./names";

const name = (id: string, x: number, y: number, size = 30): Name => ({ id, text: "a town of ours", x, y, rise: 120, size });
const places = (...names: Name[]) => Object.fromEntries(heightsOf(names));

describe("the names of a board", () => {
  it("stand below what they name while there is room", () => {
    expect(places(name("a", 0, 0), name("b", 215, 0), name("c", 0, 40))).toEqual({ a: 0, b: 0, c: 40 });
  });

  it("stand above it where they would run into one that stands already, and so make room for others", () => {
    expect(places(name("a", 0, 0), name("b", 150, 10), name("c", 300, 0))).toEqual({ a: 0, b: -110, c: 0 });
  });

  it("stay away where there is no room above either", () => {
    expect(places(name("a", 0, 0), name("c", 150, -110), name("b", 150, 10))).toEqual({ a: 0, c: -110 });
  });

  it("all stand there again as soon as their letters are small enough", () => {
    expect(Object.keys(places(name("a", 0, 0, 12), name("c", 150, -110, 12), name("b", 150, 10, 12)))).toEqual(["a", "c", "b"]);
  });
});
