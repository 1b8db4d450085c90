/** Luck that is always the same for the same word. */

/** A number for a word; words that differ a little get numbers that differ a lot. */
export function hash(word: string): number {
  let found = 0x811c9dc5;
  for (let n = 0; n < word.length; n++) found = Math.imul(found ^ word.charCodeAt(n), 0x01000193);
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d);
  found = Math.imul(found ^ (found >>> 12), 0x297a2d39);
  return (found ^ (found >>> 15)) >>> 0;
}

/** A stream of chances. */
export interface Luck {
  /** A number from `least` up to `most`. */
  (least: number, most: number): number;
}

export function luckOf(word: string): Luck {
  let state = hash(word);
  return (least, most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
}

/** One of several. */
export const pick = <T>(luck: Luck, list: readonly T[]): T => list[Math.floor(luck(0, list.length))]!;

/** Whether something happens that happens in this share of all cases. */
export const maybe = (luck: Luck, share: number): boolean => luck(0, 1) < share;
