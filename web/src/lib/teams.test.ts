import { describe, expect, it } from "vitest";
import { byTeam, teamName } from "./teams";

const teams: (number | null)[] = [0, 1, 0, 1];

describe("seats that play together", () => {
  it("stand together, each team where its first seat was", () => {
    const found = byTeam(["a", "b", "c", "d"], (one) => teams["abcd".indexOf(one)]!);
    expect(found.map(({ one }) => one).join("")).toBe("acbd");
    expect(found.map(({ starts }) => starts)).toEqual([true, false, true, false]);
  });
  it("stay in their order where everybody plays alone", () => {
    const found = byTeam(["a", "b", "c"], () => null);
    expect(found.map(({ one }) => one).join("")).toBe("abc");
  });
  it("have letters for names", () => {
    expect([0, 1, 2].map(teamName)).toEqual(["A", "B", "C"]);
  });
});
