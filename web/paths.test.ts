import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { lighter, pointsOf } from "./paths.ts";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };

describe("a lighter path", () => {
  it.each([
    ["M0 0l10.123 20.456", "M0 0l10.1 20.5"],
    ["m1.26 1.26 .04.04", "m1.3 1.3l0 0"], // more points are joined by lines
    ["M10 10h5.56v-5.58H3", "M10 10h5.6v-5.6H3"],
    ["M0 0c.5.5 1 1-2.5.25", "M0 0c.5.5 1 1-2.5.3"],
    ["M0 0l1 .5l2 .25", "M0 0l1 .5 2 .3"],
    ["M0 0a5 5 0 01.25-3", "M0 0a5 5 0 0 1 .25-3"], // flags need no space
    ["M0 0a5 5 0 1 1 .004 0", "M0 0a5 5 0 1 1 .004 0"], // nearly a whole circle
    ["M5 5l1 1zl2 2", "M5 5l1 1zl2 2"],
  ])("of %s is %s", (path, light) => {
    expect(lighter(path)).toBe(light);
  });
  it("does not add up what it rounds away", () => {
    const path = `M0 0${"l.04 .04".repeat(1000)}`;
    expect(pointsOf(path).at(-1)![0]).toBeCloseTo(40);
    expect(Math.abs(pointsOf(lighter(path)).at(-1)![0] - 40)).toBeLessThan(0.1);
  });
  it("goes through the same points, to a tenth, in many icons of the set", () => {
    let long = 0;
    let light = 0;
    for (const [name, { body }] of Object.entries(set.icons).filter((_, n) => n % 25 === 0)) {
      for (const [, path] of body.matchAll(/ d="([^"]+)"/g)) {
        const after = lighter(path!);
        const points = pointsOf(path!);
        const others = pointsOf(after);
        expect(others.length, name).toBe(points.length);
        const farthest = Math.max(...points.map(([x, y], n) => Math.max(Math.abs(x - others[n]![0]), Math.abs(y - others[n]![1]))));
        expect(farthest, name).toBeLessThan(0.1);
        long += path!.length;
        light += after.length;
      }
    }
    expect(light / long).toBeLessThan(0.85);
  });
  it("of something that is no path is an error", () => {
    expect(() => lighter("M0 0l1")).toThrow("no path");
    expect(() => lighter("M0 0x1 2")).toThrow("no path");
  });
});
