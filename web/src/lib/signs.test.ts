import { expect, test } from "vitest";
import { cut, type Signs, spoken } from "./signs";

const SIGNS: Signs = {
  "@": { icon: "brain", name: { en: "Mind", it: "Mente" } },
  "%": { icon: "arm", name: { en: "Body", it: "Corpo" } },
  "^": { icon: "heart", name: { en: "Life", it: "Vita" } },
  $: { icon: "coins", name: { en: "Gold", it: "Oro" } },
};

test("signs are read out by their names", () => {
  const text = "Ada drew the Boar. @10  %13  damage 0/1/1  ^3";
  expect(spoken(text, SIGNS, "en")).toBe("Ada drew the Boar. Mind 10, Body 13, damage 0/1/1, Life 3");
  expect(spoken(text, SIGNS, "it")).toBe("Ada drew the Boar. Mente 10, Corpo 13, damage 0/1/1, Vita 3");
});

test("a price and a figure that is missing are read out too", () => {
  expect(spoken("$5", SIGNS, "en")).toBe("Gold 5");
  expect(spoken("^–", SIGNS, "en")).toBe("Life –");
  expect(spoken("@+2", SIGNS, "en")).toBe("Mind +2");
});

test("what is no sign is left alone", () => {
  for (const text of ["", "100 % of it", "a@b", "5 > 3"]) expect(spoken(text, SIGNS, "en")).toBe(text);
  expect(spoken("@3", {}, "en")).toBe("@3");
});

test("nothing is lost when a text is cut", () => {
  for (const text of ["", "@3", "x @3", "@3 y", "plain"]) {
    const whole = cut(text, SIGNS).map((part) => ("sign" in part ? part.sign + part.value : part.text)).join("");
    expect(whole).toBe(text);
  }
});
