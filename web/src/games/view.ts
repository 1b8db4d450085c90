/** What the views and the boards of all drawn games have in common. */
import type { Context } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** The view of a match that has begun. */
export function viewOf<View extends { seats: unknown }>(game: Context): View | null {
  const view = game.view as View | null;
  return view?.seats ? view : null;
}

/** What a thing without a name is called: its id, in words. */
export const called = (id: string): string => id.replace(/-/g, " ").replace(/^./, (first) => first.toUpperCase());

/** Things gathered by the space they are in. */
export function gather<T>(things: Iterable<readonly [string, T]>): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const [space, one] of things) found.set(space, [...(found.get(space) ?? []), one]);
  return found;
}
