/** The course of a match as a drawing: where its points lie, and what tells its lines apart beside their colours. */
import type { Point } from "./shown";

/** How wide the drawing is on a screen with room for it, and on a narrow one, where its words stay as large. */
export const WIDTH = 720;
export const NARROW = 380;
export const HEIGHT = 250;
export const LEFT = 46;
export const RIGHT = 14;
export const TOP = 10;
export const BOTTOM = 26;

/** One way to dash a line for each seat, so that nobody needs to tell colours apart. */
const DASHES = ["", "9 5", "2 4", "14 4 3 4", "6 3 2 3 2 3", "18 6"];
/** One sign for each seat, drawn around the origin. */
const SIGNS = [
  "M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0",
  "M-3.6,-3.6h7.2v7.2h-7.2z",
  "M0,-4.8L4.6,3.6H-4.6z",
  "M0,-5.2L5.2,0L0,5.2L-5.2,0z",
  "M0,4.8L4.6,-3.6H-4.6z",
  "M-1.6,-5h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4z",
];
/** How many signs a line bears, about. */
const SIGNS_ON_A_LINE = 7;

export const dashes = (seat: number): string => DASHES[seat % DASHES.length]!;
export const sign = (seat: number): string => SIGNS[seat % SIGNS.length]!;

export const across = (index: number, points: number, width = WIDTH): number =>
  LEFT + ((width - LEFT - RIGHT) * index) / Math.max(1, points - 1);
export const up = (chance: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);

/** The line of a seat, as SVG draws it. */
export const line = (course: readonly Point[], seat: number, width = WIDTH): string =>
  course.map((point, index) => `${across(index, course.length, width).toFixed(1)},${up(point.chances[seat] ?? 0).toFixed(1)}`).join(" ");

/** Where a line bears its sign: now and then, each seat a little later than the one before, and at the end. */
export function marked(points: number, seat: number, seats: number): number[] {
  const every = Math.max(1, Math.round(points / SIGNS_ON_A_LINE));
  const first = Math.floor((every * seat) / Math.max(1, seats));
  const found: number[] = [];
  for (let at = first; at < points - 1; at += every) found.push(at);
  return [...found, points - 1];
}

/** The point nearest to a place of the drawing, from its left edge. */
export const nearest = (x: number, points: number, width = WIDTH): number =>
  Math.min(points - 1, Math.max(0, Math.round(((x - LEFT) / (width - LEFT - RIGHT)) * (points - 1))));

/** Where the rounds are written below: the first point of some rounds, so many at most. */
export function rounds(course: readonly Point[], most = 8): { index: number; turn: number }[] {
  const first = course.map((point, index) => ({ index, turn: point.turn })).filter(({ index, turn }) => index === 0 || course[index - 1]!.turn !== turn);
  const every = Math.ceil(first.length / most);
  return first.filter((_, number) => number % every === 0);
}
