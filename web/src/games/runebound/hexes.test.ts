import { describe, expect, it } from "vitest";
import { around, centre, coordinate, HEIGHT, hexOf, pointOf } from "./hexes";
import type { Board } from "./view";

const board: Board = {
  columns: 4,
  rows: 4,
  terrain: { "hex-1-1": "plains", "hex-2-2": "town" },
  towns: [{ id: "tamalir", at: "hex-2-2", sign: "lion", name: { en: "Tamalir", it: "Tamalir" } }],
  gems: {},
  faces: [],
};

describe("spaces", () => {
  it.each([[2, 2], [3, 1]])("has six neighbours, all one space away: %i %i", (column, row) => {
    const from = centre(column, row);
    const near = around(column, row);
    expect(new Set(near.map(String)).size).toBe(6);
    for (const [c, r] of near) {
      const to = centre(c, r);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(HEIGHT, 6);
      expect(around(c, r)).toContainEqual([column, row]);
    }
  });

  it("finds a town by its name or its space", () => {
    expect(hexOf(board, "tamalir")).toBe("hex-2-2");
    expect(pointOf(board, "tamalir")).toEqual(centre(2, 2));
    expect(pointOf(board, "hex-2-2")).toEqual(centre(2, 2));
    expect(pointOf(board, "nowhere")).toBeNull();
  });

  it("is called by letter and number", () => {
    expect(coordinate("hex-16-9")).toBe("Q10");
  });
});
