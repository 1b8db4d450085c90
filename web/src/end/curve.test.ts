import { expect, test } from "vitest";
import { across, dashes, HEIGHT, LEFT, line, marked, nearest, RIGHT, rounds, sign, up, WIDTH } from "./curve";

const course = [0.5, 0.7, 0.2, 1].map((chance, index) => ({ answers: index * 10, turn: 1 + (index >> 1), chances: [chance, 1 - chance] }));

test("a chance of one lies above a chance of none, and the last point at the right edge", () => {
  expect(up(1)).toBeLessThan(up(0));
  expect(up(0)).toBeLessThan(HEIGHT);
  expect(across(3, 4)).toBe(WIDTH - RIGHT);
  expect(line(course, 0).split(" ")).toHaveLength(4);
  expect(line(course, 0).split(" ")[0]).toBe(`${LEFT.toFixed(1)},${up(0.5).toFixed(1)}`);
});

test("the nearest point is the one under the pointer, and never beyond the ends", () => {
  for (let index = 0; index < 4; index++) expect(nearest(across(index, 4), 4)).toBe(index);
  expect(nearest(-100, 4)).toBe(0);
  expect(nearest(9999, 4)).toBe(3);
});

test("six seats have six dashes and six signs", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(dashes)).size).toBe(6);
  expect(new Set(seats.map(sign)).size).toBe(6);
});

test("every line bears its sign at the end, and rounds are written where they begin", () => {
  expect(marked(100, 2, 4).at(-1)).toBe(99);
  expect(marked(1, 0, 2)).toEqual([0]);
  expect(rounds(course)).toEqual([
    { index: 0, turn: 1 },
    { index: 2, turn: 2 },
  ]);
  expect(rounds(course, 1)).toHaveLength(1);
});
