/** Drawings with fewer digits: every point of an SVG path is where it was, to a tenth of a unit. */

interface Step {
  command: string;
  /** Numbers as they are written: relative ones count from where the step before it ended. */
  numbers: number[];
}

/** Which axis each number of a command lies on; what lies on none (radii, angles and flags of arcs) is left alone. */
const AXES: Record<string, string> = { M: "xy", L: "xy", H: "x", V: "y", C: "xyxyxy", S: "xyxy", Q: "xyxy", T: "xy", A: "-----xy", Z: "" };
const ARC_FLAGS = [3, 4];
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y; // may stand without a space before the next number
const COMMAND = /[\s,]*([a-z])/iy;

function steps(given: string): Step[] {
  const path = given.trim();
  const found: Step[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(path);
    if (match) at = pattern.lastIndex;
    return match?.[1];
  };
  let command = "";
  while (at < path.length) {
    const named = take(COMMAND);
    if (named) command = named;
    else if (command === "m" || command === "M") command = command === "m" ? "l" : "L"; // more points are joined by lines
    const axes = AXES[command.toUpperCase()];
    if (axes === undefined || (!named && !axes)) throw new Error(`no path: ${path.slice(at, at + 20)}`);
    const numbers = [...axes].map((_, index) => {
      const text = take(command.toUpperCase() === "A" && ARC_FLAGS.includes(index) ? FLAG : NUMBER);
      if (text === undefined) throw new Error(`no path: ${path.slice(at, at + 20)}`);
      return Number(text);
    });
    found.push({ command, numbers });
  }
  return found;
}

/** To a tenth; but an arc that is nearly a whole circle turns on the last digit, so arcs keep three. */
const round = (number: number, kind: string): number => {
  const parts = kind === "A" ? 1000 : 10;
  return Math.round(number * parts) / parts;
};

function write(number: number): string {
  const text = String(number).replace(/^(-?)0\./, "$1.");
  return text === "-0" ? "0" : text;
}

/** The points that a path goes through, for tests. */
export function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  walk(path, (_, __, end) => points.push([end.x!, end.y!]));
  return points;
}

type Point = Record<string, number>;

/** Follow a path: each step, from where and to where it leads. */
function walk(path: string, each: (step: Step, from: Point, to: Point) => void): void {
  let here: Point = { x: 0, y: 0 };
  let start = here;
  for (const step of steps(path)) {
    const relative = step.command === step.command.toLowerCase();
    const kind = step.command.toUpperCase();
    const to = kind === "Z" ? { ...start } : { ...here };
    [...AXES[kind]!].forEach((axis, index) => {
      if (axis !== "-") to[axis] = step.numbers[index]! + (relative ? here[axis]! : 0);
    });
    each(step, here, to);
    here = to;
    if (kind === "M") start = to;
  }
}

export function lighter(path: string): string {
  let written = "";
  // Where the lighter path has come to: relative numbers count from there, so that what is rounded away does not add up.
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  let last = "";
  let dotted = false; // whether the last number has a dot, after which another one begins the next number
  walk(path, ({ command, numbers }, from) => {
    const relative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    const end = kind === "Z" ? { ...start } : { ...pen };
    let first = command !== last || kind === "M" || kind === "Z";
    if (first) written += command;
    [...AXES[kind]!].forEach((axis, index) => {
      const number = numbers[index]!;
      const moved = axis !== "-" && relative ? number + from[axis]! - pen[axis]! : number;
      const rounded = round(moved, kind);
      if (axis !== "-") end[axis] = rounded + (relative ? pen[axis]! : 0);
      const text = write(rounded);
      if (!first && !text.startsWith("-") && !(dotted && text.startsWith("."))) written += " ";
      written += text;
      first = false;
      dotted = text.includes(".");
    });
    pen = end;
    if (kind === "M") start = end;
    last = command;
  });
  return written;
}
