/** What is left on a clock: when to warn, and how it is written. */
import { words } from "../lib/words.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The seconds before its end from which on a clock warns: the last sixth, at least ten seconds, at most an hour. */
export function warning(clock: number): number {
  return Math.max(10, Math.min(clock / 6, HOUR));
}

/** What is left, as on a watch below an hour, and in the two largest units above. */
export function written(left: number): string {
  const seconds = Math.ceil(left);
  if (seconds >= DAY) return words.say("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return words.say("clock-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${`${seconds % MINUTE}`.padStart(2, "0")}`;
}

/** A length of time in words, by its largest unit. */
export function inWords(length: number): string {
  const [unit, size] = length >= DAY ? (["day", DAY] as const) : length >= HOUR ? (["hour", HOUR] as const) : length >= 2 * MINUTE ? (["minute", MINUTE] as const) : (["second", 1] as const);
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 }).format(Math.round(length / size));
}

/** What a table's clock is, and what happens when it runs out. */
export function clockRule(clock: number, clockFor: string): string {
  return words.say(clockFor === "turn" ? "clock-rule-turn" : "clock-rule-decision", { time: inWords(clock) });
}
