/** Times, numbers and bots in words. */
import { words } from "../lib/words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["week", 7 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, both in seconds. Clocks of two machines differ a little: the future is now. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, "second");
}

export function range([from, to]: [number, number]): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Bots may carry a budget after a colon, as `search:500ms`. */
export function botName(bot: string): string {
  const id = `lobby-bot-${bot.split(":")[0]}`;
  return words.has(id) ? words.say(id) : bot;
}

/** The level with what to expect of it. */
export function botLevel(bot: string): string {
  const id = `lobby-level-${bot.split(":")[0]}`;
  return words.has(id) ? words.say(id) : bot;
}

export const CLOCKS = [0, 60, 300, 3600, 86_400, 259_200];

export const ABSENCES = [0, 300, 3600, 86_400, 259_200];

export function clockName(clock: number): string {
  const id = `lobby-clock-${clock}`;
  return words.has(id) ? words.say(id) : words.say("lobby-clock-minutes", { minutes: Math.round(clock / 60) });
}

