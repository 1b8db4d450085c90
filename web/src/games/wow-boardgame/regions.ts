/** The board as a drawing: the outlines of its regions, the borders between them, where names stand, and ways through it. */
import type { Point } from "../view";

export interface Site extends Point {
  id: string;
  near: readonly string[];
}

export interface Cell extends Site {
  /** The outline, as the path of a drawing. */
  d: string;
}

/** A border of two regions: its line, the middle of it, and whether one may walk over it. */
export interface Border {
  id: string;
  one: Site;
  other: Site;
  open: boolean;
  d: string;
  middle: Point;
}

/** An edge of an outline, and the region on the other side of it; the sea has no name. */
interface Edge {
  from: Point;
  beyond: string;
}

const ROUND = 120; // edges of a region that nothing cuts
const COAST = 5; // of so many corners of a coast one is drawn, a little farther out or in

/** A number from 0 to 1 that is always the same for the same words. */
export function chance(...of: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of of.join(" ")) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return ((hash >>> 8) % 65521) / 65521;
}

/** What is left of an outline on this side of the line between two regions; at sea that line ends at the same point from both sides. */
function cut(edges: readonly Edge[], site: Point, other: Site, far: number): Edge[] {
  const middle = { x: (site.x + other.x) / 2, y: (site.y + other.y) / 2 };
  const heading = { x: other.x - site.x, y: other.y - site.y };
  const beyond = (at: Point): number => (at.x - middle.x) * heading.x + (at.y - middle.y) * heading.y;
  const found: Edge[] = [];
  edges.forEach((edge, n) => {
    const next = edges[(n + 1) % edges.length]!;
    const [here, there] = [beyond(edge.from), beyond(next.from)];
    const crossing = (): Point => {
      const share = here / (here - there);
      const at = { x: edge.from.x + share * (next.from.x - edge.from.x), y: edge.from.y + share * (next.from.y - edge.from.y) };
      if (edge.beyond) return at;
      const away = Math.hypot(heading.x, heading.y);
      const aside = Math.sqrt(Math.max(0, far ** 2 - (away / 2) ** 2)) / away;
      const turn = (at.x - middle.x) * -heading.y + (at.y - middle.y) * heading.x < 0 ? -aside : aside;
      return { x: middle.x - heading.y * turn, y: middle.y + heading.x * turn };
    };
    if (here <= 0) found.push(edge);
    if (here <= 0 && there > 0) found.push({ from: crossing(), beyond: other.id });
    if (here > 0 && there <= 0) found.push({ from: crossing(), beyond: edge.beyond });
  });
  return found;
}

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line between two points that is never quite straight, and the same from both sides. */
function rough(from: Point, to: Point, name: string, bend: number): Point[] {
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y);
  const [start, end] = turned ? [to, from] : [from, to];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const steps = Math.max(1, Math.round(length / 34));
  const found: Point[] = [];
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps;
    const aside = (chance(name, step) - 0.5) * bend;
    found.push({
      x: start.x + (end.x - start.x) * share - ((end.y - start.y) / length) * aside,
      y: start.y + (end.y - start.y) * share + ((end.x - start.x) / length) * aside,
    });
  }
  return turned ? found.reverse() : found;
}

/** Every region as the land that is nearer to it than to any other, as far as `reach`, and every border on land. */
export function drawn(sites: readonly Site[], reach: number): { cells: Cell[]; borders: Border[] } {
  const borders = new Map<string, Border>();
  const cells = sites.map((site): Cell => {
    let edges: Edge[] = Array.from({ length: ROUND }, (_, n) => {
      const turn = (n / ROUND) * Math.PI * 2;
      return { from: { x: site.x + Math.cos(turn) * reach, y: site.y + Math.sin(turn) * reach }, beyond: "" };
    });
    for (const other of sites) if (other !== site) edges = cut(edges, site, other, reach);
    let d = "";
    edges = edges.flatMap((edge, n): Edge[] => {
      const ashore = edge.beyond || edges[(n + edges.length - 1) % edges.length]!.beyond;
      if (ashore) return [edge];
      if (n % COAST) return [];
      const far = 0.9 + 0.2 * chance(site.id, n);
      return [{ ...edge, from: { x: site.x + (edge.from.x - site.x) * far, y: site.y + (edge.from.y - site.y) * far } }];
    });
    edges.forEach(({ from, beyond }, n) => {
      const to = edges[(n + 1) % edges.length]!.from;
      const name = [site.id, beyond].sort().join(" ");
      const line = beyond ? rough(from, to, name, 13) : [];
      d += `${n ? "L" : "M"}${spot(from)}${line.map((at) => `L${spot(at)}`).join("")}`;
      const other = sites.find((one) => one.id === beyond);
      if (!other || borders.has(name) || Math.hypot(to.x - from.x, to.y - from.y) < 3) return;
      const all = [from, ...line, to];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      borders.set(name, { id: name, one: site, other, open: site.near.includes(beyond), d: `M${all.map(spot).join("L")}`, middle });
    });
    return { ...site, d: `${d}Z` };
  });
  return { cells, borders: [...borders.values()] };
}

/** Open borders whose regions do not touch in the drawing: the way between them leads over water or along others. */
export function crossings(sites: readonly Site[], borders: readonly Border[]): { id: string; one: Site; other: Site }[] {
  const drawn = new Set(borders.map((one) => one.id));
  return sites.flatMap((one) =>
    sites.flatMap((other) => {
      const id = [one.id, other.id].sort().join(" ");
      return one.id < other.id && one.near.includes(other.id) && !drawn.has(id) ? [{ id, one, other }] : [];
    }),
  );
}

/** The regions that can be walked to in so many moves, each with the way there; one where somebody lurks ends a walk. */
export function reach(
  near: ReadonlyMap<string, readonly string[]>,
  from: string,
  moves: number,
  ends: (id: string) => boolean,
  closed: string,
): Map<string, string[]> {
  const found = new Map<string, string[]>([[from, []]]);
  for (const [id, way] of found) {
    if (way.length >= moves || (way.length && ends(id))) continue;
    for (const next of near.get(id) ?? []) if (!found.has(next) && next !== closed) found.set(next, [...way, next]);
  }
  found.delete(from);
  return found;
}

/** A name in one or two lines, its middle, and the size of its letters. */
export interface Label {
  id: string;
  lines: string[];
  x: number;
  y: number;
  size: number;
}

const WIDTH = 0.5; // of a letter, in parts of its size, on average

/** A name in two lines of about the same length, if it has several words and is long. */
export function broken(name: string): string[] {
  const parts = name.split(" ");
  if (name.length < 12 || parts.length < 2) return [name];
  const ways = parts.slice(1).map((_, n) => [parts.slice(0, n + 1).join(" "), parts.slice(n + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

/** The names that have room, those that come first before the others, each a little higher or lower if need be. */
export function placed(labels: readonly Label[]): Map<string, number> {
  const found = new Map<string, number>();
  const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const { id, lines, x, y, size } of labels) {
    const half = (Math.max(...lines.map((line) => line.length)) * size * WIDTH) / 2;
    const height = lines.length * size * 0.92;
    const free = [0, -size * 0.7, size * 0.7, -size * 1.4, size * 1.4].find((shift) => {
      const top = y + shift - size * 0.8;
      return !boxes.some((one) => one.left < x + half && x - half < one.right && one.top < top + height && top < one.bottom);
    });
    if (free === undefined) continue;
    found.set(id, y + free);
    boxes.push({ left: x - half, right: x + half, top: y + free - size * 0.8, bottom: y + free - size * 0.8 + height });
  }
  return found;
}
