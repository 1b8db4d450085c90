/**
 * What the page weighs over the wire, part by part, and a budget for each part.
 *
 * A part is what is fetched when somebody comes in, goes to a table or opens a game. What a part before it has fetched is not
 * counted again. Everything is weighed as gzip makes it: browsers take brotli, which is lighter, over https only.
 */
import { gzipSync } from "node:zlib";

/** A file that was built: what it is called, what is in it, and the files that are fetched along with it. */
export interface Built {
  name: string;
  data: string | Uint8Array;
  /** The module that the file begins with, if it is fetched by its own. */
  entry?: string;
  along: string[];
}

/** A part of the page: the modules with which it begins, files besides, and how many bytes it may weigh. */
export interface Part {
  name: string;
  begins: (entry: string) => boolean;
  besides?: (file: string) => boolean;
  after: string[];
  budget: number;
}

export interface Weighed {
  name: string;
  budget: number;
  total: number;
  kinds: Record<string, number>;
}

const kindOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1);
/** Fonts are compressed already. */
export const isPacked = (name: string): boolean => /\.(woff2|png|webp)$/.test(name);
const weightOf = ({ name, data }: Built): number =>
  isPacked(name) ? Buffer.byteLength(data) : gzipSync(data, { level: 9 }).length;

export function weigh(built: readonly Built[], parts: readonly Part[]): Weighed[] {
  const files = new Map(built.map((one) => [one.name, one]));
  const fetched = new Map<string, Set<string>>();
  return parts.map(({ name, begins, besides, after, budget }) => {
    const here = new Set<string>();
    const fetch = (file: string): void => {
      if (here.has(file)) return;
      here.add(file);
      files.get(file)?.along.forEach(fetch);
    };
    for (const one of built) if ((one.entry !== undefined && begins(one.entry)) || besides?.(one.name)) fetch(one.name);
    if (!here.size) throw new Error(`the part ${name} of the page is empty`);
    fetched.set(name, here);
    const before = new Set(after.flatMap((other) => [...fetched.get(other)!]));
    const kinds: Record<string, number> = {};
    for (const file of here) {
      const found = files.get(file);
      if (found && !before.has(file)) kinds[kindOf(file)] = (kinds[kindOf(file)] ?? 0) + weightOf(found);
    }
    return { name, budget, kinds, total: Object.values(kinds).reduce((sum, one) => sum + one, 0) };
  });
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A line for each part: what it weighs of what it may, and what the weight is made of. */
export const told = (weighed: readonly Weighed[]): string =>
  weighed
    .map(({ name, total, budget, kinds }) => {
      const made = Object.entries(kinds).sort(([, a], [, b]) => b - a);
      return `${name}: ${kilobytes(total)} of ${kilobytes(budget)} KB (${made.map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(", ")})`;
    })
    .join("\n");

/** Every part is within its budget, or the build fails and says by how much. */
export function check(weighed: readonly Weighed[]): void {
  const heavy = weighed.filter(({ total, budget }) => total > budget);
  if (heavy.length)
    throw new Error(`The page has grown too heavy. ${heavy.map(({ name, total, budget }) => `${name} weighs ${kilobytes(total)} KB and may weigh ${kilobytes(budget)} KB.`).join(" ")}`);
}
