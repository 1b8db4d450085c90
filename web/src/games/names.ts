/** Where the names of a board stand, so that none runs into another: where there is no room, one must come nearer to read. */

/** A name: the middle of its line below what it names, how far up it is above that instead, and the size of its letters. */
export interface Name {
  id: string;
  text: string;
  x: number;
  y: number;
  rise: number;
  size: number;
}

const WIDTH = 0.5; // of a letter, in parts of its size, on average
const HEIGHT = 0.9;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ text, x, size }: Name, y: number): Box {
  const half = (text.length * size * WIDTH) / 2;
  return { left: x - half, right: x + half, top: y - size * HEIGHT, bottom: y };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The height at which each name stands: below what it names, or above it; whoever comes first has the first choice. */
export function heightsOf(names: readonly Name[]): Map<string, number> {
  const found = new Map<string, number>();
  const placed: Box[] = [];
  for (const name of names) {
    const y = [name.y, name.y - name.rise].find((one) => !placed.some((other) => meets(other, boxOf(name, one))));
    if (y === undefined) continue;
    found.set(name.id, y);
    placed.push(boxOf(name, y));
  }
  return found;
}
