import { expect, test } from "vitest";
import type { LogLine } from "../lib/wire";
import { SENTENCES, story } from "./story";

const line = (number: number, kind: string, seat: number | null = 1, facts: Record<string, unknown> = {}): LogLine => ({
  number,
  kind,
  seat,
  text: `${kind} ${number}`,
  cites: [],
  facts,
});
const told = (lines: LogLine[], since: number, matters?: Record<string, number>) =>
  story(lines, since, (seat) => seat === 0, matters).told.map((one) => one.number);

test("what matters most is told in its order, and the rest is counted", () => {
  const lines = [line(0, "won"), ...Array.from({ length: 40 }, (_, at) => line(at + 1, at % 10 ? "walk" : "fight"))];
  const found = story(lines, 1, () => false, { fight: 5, walk: 0 });
  expect(found.told.map((one) => one.number)).toEqual([1, 11, 21, 31]);
  expect(found.rest).toBe(36);
});

test("there are never more than ten sentences, and of equals the latest", () => {
  const lines = Array.from({ length: 30 }, (_, at) => line(at, "fight"));
  expect(told(lines, 0, { fight: 5 })).toEqual(Array.from({ length: SENTENCES }, (_, at) => 20 + at));
});

test("what befell the reader's own seat counts more than the same of another", () => {
  const lines = [line(0, "hit", 0), ...Array.from({ length: 20 }, (_, at) => line(at + 1, "hit"))];
  expect(told(lines, 0, { hit: 1 })).toContain(0);
});

test("who plays and who won is told in every game, also in one that says nothing of its lines", () => {
  const lines = [line(0, "turn"), line(1, "bot", 0), line(2, "moved"), line(3, "won")];
  expect(told(lines, 0)).toEqual([1, 2, 3]);
  expect(told(lines, 0, {})).toEqual([1, 3]);
});

test("what is told in the same words is told once, where it happened last", () => {
  const lines = [0, 1, 2].map((at) => ({ ...line(at, "fight"), text: "Ada beat Bob." }));
  const found = story(lines, 0, () => false, { fight: 5 });
  expect(found.told.map((one) => one.number)).toEqual([2]);
  expect(found.rest).toBe(2);
});

test("what was taken back is not told", () => {
  const lines = [line(0, "fight"), line(1, "fight"), line(2, "undo", 0, { start: 1, end: 2 })];
  expect(told(lines, 0, { fight: 5 })).toEqual([0, 2]);
});

test("what was told before is not told again", () => {
  expect(told([line(0, "fight"), line(1, "fight")], 1, { fight: 5 })).toEqual([1]);
});
