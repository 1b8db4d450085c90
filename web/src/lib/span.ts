/** How long something takes, in words: the largest unit that says enough, and seconds by tens, so that it does not flicker. */
import { words } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

export function span(seconds: number): string {
  const told = (count: number, unit: string): string =>
    new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  for (const [unit, length] of UNITS) if (seconds >= length) return told(Math.round(seconds / length), unit);
  return told(Math.max(10, Math.ceil(seconds / 10) * 10), "second");
}
