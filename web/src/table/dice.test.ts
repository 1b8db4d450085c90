import { describe, expect, it } from "vitest";
import { shapeOf } from "./dice";

describe("a die", () => {
  it("has the shape of its sides", () => {
    expect([4, 6, 8, 10, 12, 20].map(shapeOf)).toEqual(["triangle", "square", "diamond", "kite", "pentagon", "round"]);
  });
  it("is square if nobody knows its sides, and round if it has many", () => {
    expect([0, 3, 7].map(shapeOf)).toEqual(["square", "square", "square"]);
    expect([14, 24, 30].map(shapeOf)).toEqual(["round", "round", "round"]);
  });
});
