import { beforeEach, expect, test, vi } from "vitest";

// The page's words ask the browser for its language.
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { documentElement: {} });
const { words } = await import("../lib/words.svelte");
const { clockRule, inWords, warning, written } = await import("./clock");

beforeEach(() => words.speak("en"));

test("a clock is written as on a watch, and long ones by their two largest units", () => {
  expect([59.2, 60, 0.4, 0, 599, 3599.5].map(written)).toEqual(["1:00", "1:00", "0:01", "0:00", "9:59", "1 h 0 min"]);
  expect(written(2 * 86_400 + 3 * 3600)).toBe("2 d 3 h");
  words.speak("it");
  expect(written(2 * 86_400 + 3 * 3600)).toBe("2 g 3 h");
});

test("it warns in its last sixth, but never later than ten seconds before the end", () => {
  expect([10, 60, 300, 3600, 259_200].map(warning)).toEqual([10, 10, 50, 600, 3600]);
});

test("the rule of a clock says what it is for and what follows", () => {
  expect(clockRule(60, "decision")).toBe("60 seconds for each decision; when they are over, a bot decides.");
  words.speak("it");
  expect(clockRule(3600, "turn")).toBe("1 ora per tutto il turno; allo scadere un bot gioca il resto del turno.");
  expect(inWords(300)).toBe("5 minuti");
});
