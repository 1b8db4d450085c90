import { describe, expect, it } from "vitest";
import type { LogLine, OptionShown } from "../../lib/wire";
import { dice, lineIcon, optionIcon } from "./figures";

const line = (facts: LogLine["facts"], kind = "hunted"): LogLine => ({ number: 0, kind, seat: 0, text: "", cites: [], facts });

describe("the dice of a game that is told in words", () => {
  it("are every number that the line calls dice", () => {
    expect(dice(line({ dice: [1, 6, 3] })).map((die) => die.text)).toEqual(["1", "6", "3"]);
    expect(dice(line({ die: 17, sides: 20 }))).toEqual([{ sides: 20, text: "17", label: "d20" }]);
  });
  it("may have any number of sides, each its own", () => {
    expect(dice(line({ dice: [3, 11], sides: [4, 12] })).map((die) => die.sides)).toEqual([4, 12]);
  });
  it("are none where something else is called so", () => {
    expect(dice(line({ dice: 3 }))).toEqual([]);
    expect(dice(line({ dice: ["wood", "stone"] }))).toEqual([]);
    expect(dice(line({}))).toEqual([]);
  });
});

describe("the icons of a game that is told in words", () => {
  it("show common words, and something for all others", () => {
    expect(optionIcon({ verb: "pass" } as OptionShown)).toBe("next-button");
    expect(optionIcon({ verb: "juggle" } as OptionShown)).toBe("pointing");
    expect(lineIcon(line({}, "won"))).toBe("laurel-crown");
    expect(lineIcon(line({}, "juggled"))).toBe("quill-ink");
  });
});
