import { describe, expect, it } from "vitest";
import { folded, holds } from "./folded";

describe("what is searched", () => {
  it("has neither accents nor apostrophes nor capitals", () => {
    expect(folded("Più in là, l’ÀNCORA d'oro")).toBe("piu in la, lancora doro");
  });
  it("is found by its words in any order, also where an apostrophe is left out or typed for an accent", () => {
    const text = "Ironforge (3 spazi NE): città; pozione grande, casa d’aste";
    for (const sought of ["citta", "citta'", "CITTÀ", "casa d'aste", "d aste casa", " iron  grande ", ""])
      expect(holds(text, sought), sought).toBe(true);
  });
  it("is not found by a word that it does not have", () => {
    expect(holds("casa d’aste", "casa rossa")).toBe(false);
  });
});
