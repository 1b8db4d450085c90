import { expect, it } from "vitest";
import type { OptionShown } from "../../lib/wire";
import { amounts } from "./amounts";

const option = (key: string): OptionShown => {
  const [verb = "", about = ""] = key.split("/").at(-1)!.split(":");
  return { key, verb, about, text: key, note: "", chance: null, idle: false };
};

it("the numbers of one verb are found in their order, and nothing else", () => {
  const options = ["pay:10", "pay:2", "ask:1", "give:dagger", "pay:dagger", "cancel"].map(option);
  expect(amounts(options, "pay")).toEqual([{ n: 2, key: "pay:2" }, { n: 10, key: "pay:10" }]);
  expect(amounts(options, "ask")).toEqual([{ n: 1, key: "ask:1" }]);
  expect(amounts(options, "give")).toEqual([]);
});

it("one of several secret bids is chosen by the key that says whose it is", () => {
  expect(amounts(["hunter/bid:0", "hunter/bid:1"].map(option), "bid").map((one) => one.key)).toEqual(["hunter/bid:0", "hunter/bid:1"]);
});
