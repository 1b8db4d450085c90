/** What is drawn on the map and never changes: rivers, roads, bridges and the signs of the terrain. */
import type { Point } from "../view";
import { around, centre, hand, type Space, spaces, trace } from "./hexes";
import { LAYERS, PENS } from "./pens";
import type { Board, Terrain } from "./view";

/** One stroke of the pen: what it draws, and where. */
export interface Stroke {
  kind: string;
  path: string;
}

interface Glyph extends Point {
  kind: string;
  scale: number;
}

export interface Land {
  /** The spaces of each terrain, and those that are a little lighter than the others. */
  ground: Stroke[];
  light: string;
  cells: string;
  rivers: string;
  roads: string;
  bridges: (Point & { angle: number })[];
  /** Signs that cannot hide one another, many in one stroke. */
  flat: Stroke[];
  /** Signs that stand up, the nearer before the farther. */
  tall: Stroke[];
}

const f = (value: number): string => value.toFixed(1);

/** Where a band crosses the edge between two spaces; both spaces find the same point. */
function crossing(here: Point, there: Point, salt: number): Point {
  const [from, to] = here.x < there.x || (here.x === there.x && here.y < there.y) ? [here, there] : [there, here];
  const wobble = (hand(Math.round(from.x + to.x), Math.round(from.y + to.y), salt) - 0.5) * 14;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  return { x: (from.x + to.x) / 2 - (dy / length) * wobble, y: (from.y + to.y) / 2 + (dx / length) * wobble };
}

/** A band through a space: a bend between two edges, or from every edge to the middle. */
function band(middle: Point, ends: Point[]): string {
  if (ends.length === 2) {
    const [a, b] = ends as [Point, Point];
    return `M${f(a.x)} ${f(a.y)}Q${f(middle.x)} ${f(middle.y)} ${f(b.x)} ${f(b.y)}`;
  }
  return ends.map((end) => `M${f(end.x)} ${f(end.y)}L${f(middle.x)} ${f(middle.y)}`).join("");
}

export function survey(board: Board): Land {
  const found = spaces(board).map((space) => ({ ...space, terrain: board.terrain[space.id]! }));
  const at = (column: number, row: number): Terrain | undefined => board.terrain[`hex-${column}-${row}`];
  const land: Land = { ground: [], light: "", cells: "", rivers: "", roads: "", bridges: [], flat: [], tall: [] };
  const ground: Record<string, string> = {};
  const glyphs: Glyph[] = [];

  for (const space of found) {
    const { column, row, terrain } = space;
    const cell = trace(space);
    land.cells += cell;
    if (hand(column, row) > 0.6) land.light += cell;
    ground[terrain] = (ground[terrain] ?? "") + trace(space, 50.4);
    const near = around(column, row);
    const ends = (salt: number, ...kinds: Terrain[]): Point[] =>
      near.filter(([c, r]) => kinds.includes(at(c, r)!)).map(([c, r]) => crossing(space, centre(c, r), salt));
    const soft = { x: space.x + (hand(column, row, 1) - 0.5) * 16, y: space.y + (hand(column, row, 2) - 0.5) * 16 };
    if (terrain === "river") {
      const joined = near
        .filter(([c, r]) => at(c, r) === "river" || bridged(at, c, r))
        .map(([c, r]) => crossing(space, centre(c, r), 5));
      // A river that ends here runs off the map if it can.
      const off = joined.length === 1 && near.find(([c, r]) => !at(c, r));
      if (off) joined.push(shorten(space, crossing(space, centre(...off), 5)));
      land.rivers += band(soft, joined);
    } else if (terrain === "road") {
      land.roads += band(soft, ends(9, "road", "town"));
      if (bridged(at, column, row)) {
        const banks = ends(5, "river");
        land.rivers += band(space, banks);
        const [a, b] = banks as [Point, Point];
        land.bridges.push({ x: space.x, y: space.y, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90 });
      }
    } else if (terrain === "town") {
      land.roads += ends(9, "road", "town").map((end) => band(space, [end])).join("");
    }
    glyphs.push(...signs(space, terrain));
  }
  land.ground = Object.entries(ground).map(([kind, path]) => ({ kind, path }));
  draw(glyphs, land);
  return land;
}

/** The end of a river at the rim of the map, a little before it for the width of its bed. */
function shorten(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = (length - 13) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Draw a pen's path, given by points around its foot, at a place and in a size. */
function ink(path: string, { x, y, scale }: Glyph): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx, dy) => `${f(x + Number(dx) * scale)} ${f(y + Number(dy) * scale)}`);
}

function draw(glyphs: Glyph[], land: Land): void {
  const flat: Record<string, string> = {};
  // In strips, so that what is out of sight need not be drawn.
  const strip = (kind: string, x: number): string => `${kind}/${Math.floor(x / 240)}`;
  for (const glyph of glyphs.sort((a, b) => a.y - b.y)) {
    const { under, over } = PENS[glyph.kind]!;
    for (const [kind, path] of Object.entries(under)) {
      const key = strip(kind, glyph.x);
      flat[key] = (flat[key] ?? "") + ink(path, glyph);
    }
    for (const [kind, path] of Object.entries(over)) land.tall.push({ kind, path: ink(path, glyph) });
  }
  land.flat = LAYERS.flatMap((kind) =>
    Object.entries(flat).flatMap(([key, path]) => (key.startsWith(`${kind}/`) ? [{ kind, path }] : [])),
  );
}

/** A road with a river on two sides that do not touch: the water goes under it. */
function bridged(at: (c: number, r: number) => Terrain | undefined, column: number, row: number): boolean {
  if (at(column, row) !== "road") return false;
  const wet = around(column, row).flatMap(([c, r], side) => (at(c, r) === "river" ? [side] : []));
  return wet.length === 2 && Math.min(wet[1]! - wet[0]!, 6 - wet[1]! + wet[0]!) > 1;
}

/** Where the signs of each terrain stand in a space, around its middle. */
const PLACES: Partial<Record<Terrain, [string, number, number][]>> = {
  forest: [
    ["pine", -20, -20], ["oak", 2, -24], ["pine", 22, -17], ["oak", -33, 3], ["pine", 33, 5],
    ["pine", -12, 6], ["oak", 14, 8], ["oak", -23, 25], ["pine", -2, 32], ["oak", 21, 29],
  ],
  mountain: [["peak", -14, -4], ["peak", 17, 4], ["peak", -8, 31]],
  hill: [["hill", -17, -12], ["hill", 18, -5], ["hill", -19, 17], ["hill", 14, 27]],
  swamp: [["pool", -16, -18], ["pool", 17, -4], ["pool", -14, 19], ["reed", -26, -8], ["reed", 22, -18], ["reed", 27, 18], ["reed", -1, 32]],
  plains: [["wheat", -20, -16], ["wheat", 22, -10], ["wheat", -24, 18], ["wheat", 10, 29], ["grass", 2, -28], ["grass", 30, 14]],
  road: [["grass", -26, -20], ["grass", 26, 22], ["grass", 22, -26]],
  river: [["grass", -30, -12], ["grass", 30, 12], ["grass", -18, 32]],
};

function signs(space: Space, terrain: Terrain): Glyph[] {
  return (PLACES[terrain] ?? []).map(([kind, dx, dy], n) => ({
    kind,
    x: space.x + dx + (hand(space.column, space.row, 40 + n) - 0.5) * 8,
    y: space.y + dy + (hand(space.column, space.row, 60 + n) - 0.5) * 7,
    scale: 0.86 + hand(space.column, space.row, 80 + n) * 0.28,
  }));
}

