/** Shapes as SVG paths on a stage of 320 by 240. */
import { type Luck, maybe } from "./seed";

export const WIDTH = 320;
export const HEIGHT = 240;

const n = (value: number): string => String(Math.round(value * 2) / 2);

/** A path from letters and numbers, rounded to what can be seen. */
export function path(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((made, part, at) => {
    const value = values[at - 1]!;
    return `${made}${n(value)}${part}`;
  });
}

/** Many shapes along a line. */
export function along(from: number, to: number, step: () => number, draw: (x: number) => string): string {
  let made = "";
  for (let x = from; x < to; x += step()) made += draw(x);
  return made;
}

/** The same shape several times, with luck at other places. */
export const times = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join("");

/** Ground with a soft edge. */
export function hills(luck: Luck, y: number, rise: number, steps = 4): string {
  const points = Array.from({ length: steps + 2 }, (_, at): [number, number] => [-30 + (at * 380) / (steps + 1), y - luck(0, rise)]);
  let made = path`M-30 260V${points[0]![1]}`;
  for (let at = 1; at < points.length; at++) {
    const [x, height] = points[at]!;
    const [before, last] = points[at - 1]!;
    made += path`Q${before} ${last} ${(before + x) / 2} ${(last + height) / 2}`;
  }
  return `${made}L360 ${n(points.at(-1)![1])}V260Z`;
}

/** Mountains, and the snow on them. */
export function peaks(luck: Luck, y: number, rise: number, steps: number): { rock: string; snow: string } {
  let rock = path`M-40 260V${y}`;
  let snow = "";
  const wide = 400 / steps;
  for (let at = 0; at < steps; at++) {
    const x = -40 + wide * at;
    const top = y - rise * luck(0.45, 1);
    const middle = x + wide * luck(0.35, 0.65);
    const valley = y - rise * luck(0, 0.25);
    rock += path`L${middle} ${top}L${x + wide} ${valley}`;
    const cap = (y - top) * 0.3;
    const slope = wide * 0.13;
    snow += path`M${middle} ${top}l${slope} ${cap}l${-slope * 0.6} ${-cap * 0.2}l${-slope * 0.4} ${cap * 0.45}l${-slope * 0.4} ${-cap * 0.5}l${-slope * 0.6} ${cap * 0.25}z`;
  }
  return { rock: `${rock}V260Z`, snow };
}

export const rect = (x: number, y: number, width: number, height: number): string => path`M${x} ${y}h${width}v${height}h${-width}z`;

export function pine(x: number, y: number, height: number): string {
  const h = height;
  return path`M${x} ${y - h}l${h * 0.16} ${h * 0.36}h${-h * 0.06}l${h * 0.13} ${h * 0.28}h${-h * 0.07}l${h * 0.14} ${h * 0.3}h${-h * 0.6}l${h * 0.14} ${-h * 0.3}h${-h * 0.07}l${h * 0.13} ${-h * 0.28}h${-h * 0.06}z` + rect(x - h * 0.03, y - h * 0.08, h * 0.06, h * 0.2);
}

/** A round-headed opening that stands on `y`. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}V${y - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y - height + width / 2}V${y}Z`;

/** A pointed opening. */
export const ogive = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}V${y - height * 0.6}Q${x} ${y - height * 0.85} ${x + width / 2} ${y - height}Q${x + width} ${y - height * 0.85} ${x + width} ${y - height * 0.6}V${y}Z`;

/** Everything, drawn the other way round than all else, so that what is drawn with it is cut out of it. */
export const WALL = "M-20-20V260H340V-20Z";

export function house(luck: Luck, x: number, y: number, wide: number): { wall: string; lit: string } {
  const high = wide * luck(0.6, 1.1);
  const gable = wide * luck(0.4, 0.8);
  const wall =
    path`M${x} ${y + 60}V${y - high}h${-wide * 0.08}L${x + wide / 2} ${y - high - gable}L${x + wide * 1.08} ${y - high}h${-wide * 0.08}V${y + 60}Z` +
    (maybe(luck, 0.5) ? rect(x + wide * 0.72, y - high - gable * 0.9, wide * 0.14, gable * 0.8) : "");
  let lit = "";
  for (const at of [0.2, 0.6]) if (maybe(luck, 0.7)) lit += rect(x + wide * at, y - high * 0.7, wide * 0.18, high * 0.28);
  return { wall, lit };
}

/** A tower with battlements. */
export function tower(x: number, y: number, wide: number, high: number): string {
  const tooth = wide / 5;
  return (
    path`M${x} ${y + 60}V${y - high}h${-tooth / 2}v${-tooth * 2}h${tooth}v${tooth}h${tooth}v${-tooth}h${tooth * 2}v${tooth}h${tooth}v${-tooth}h${tooth}v${tooth * 2}h${-tooth / 2}V${y + 60}Z`
  );
}

/** A bare tree of strokes. */
export function bare(luck: Luck, x: number, y: number, high: number): string {
  let made = path`M${x} ${y}q${luck(-8, 8)} ${-high * 0.5} ${luck(-6, 6)} ${-high}`;
  for (let at = 0; at < 5; at++) {
    const up = high * luck(0.35, 0.9);
    const out = high * luck(0.16, 0.4) * (at % 2 ? 1 : -1);
    made += path`M${x} ${y - up}q${out * 0.4} ${-high * 0.04} ${out} ${-high * luck(0.12, 0.3)}`;
    made += path`M${x + out * 0.6} ${y - up - high * 0.08}l${out * 0.1} ${-high * 0.14}`;
  }
  return made;
}

/** Tongues of fire over `x`. */
export function blaze(luck: Luck, x: number, y: number, wide: number, high: number): string {
  const tip = (): number => -high * luck(0.5, 0.75);
  return path`M${x - wide} ${y}q${-wide * 0.2} ${tip() * 0.5} ${wide * 0.3} ${tip()}q${wide * 0.05} ${high * 0.2} ${wide * 0.3} ${high * 0.25}q${-wide * 0.1} ${-high * 0.5} ${wide * luck(0.3, 0.6)} ${-high * 0.8}q${-wide * 0.05} ${high * 0.4} ${wide * 0.3} ${high * 0.6}q${wide * 0.2} ${-high * 0.1} ${wide * 0.2} ${-high * luck(0.2, 0.35)}Q${x + wide * 1.2} ${y - high * 0.3} ${x + wide} ${y}z`;
}

/** Small marks all over a part of the stage: stars, snow, sparks, rain. */
export function scatter(luck: Luck, count: number, low: number, dx = 0, dy = 0): string {
  return times(count, () => path`M${luck(0, WIDTH)} ${luck(0, low)}l${dx || 0.5} ${dy}`);
}
