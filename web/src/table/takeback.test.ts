import { expect, test } from "vitest";
import { question } from "./takeback";

test("of a prompt only the question is said", () => {
  expect(question("Nemira, how do you travel? You have 5 movement dice.")).toBe("Nemira, how do you travel?");
  expect(question("You are in Tamalir. You rolled road. Where to?")).toBe("Where to?");
});

test("a prompt without a question is said as it is", () => {
  expect(question("Choose a hero.")).toBe("Choose a hero.");
  expect(question("")).toBe("");
});
