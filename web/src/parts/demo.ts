/** A made-up table for the page that lists the parts: an inn, a fight at its door, and a few cards. */
import plain from "../games/plain";
import type { Die, GameModule, Held, Staged } from "../games/types";
import type { Row } from "../games/Ledger.svelte";
import type { CardShown, LogLine, OptionShown } from "../lib/wire";
import type { Moment } from "../table/moments";
import type { TableContext } from "../table/context.svelte";
import Scene from "./Scene.svelte";

const both = (en: string, it: string) => ({ en, it });

const card = (id: string, icon: string, en: string, it: string, textEn: string, textIt: string): CardShown => ({
  id,
  icon,
  name: both(en, it),
  text: both(textEn, textIt),
  deck: "inn",
  kind: "item",
  copies: 1,
});

export const CARDS = [
  card("lantern", "candle-light", "Lantern", "Lanterna", "+1 on every roll at night.", "+1 a ogni tiro di notte."),
  card("stool", "shield", "Three-legged Stool", "Sgabello a tre gambe", "Once a fight: cancel a wound.", "Una volta per scontro: annulla una ferita."),
  card("broth", "health-potion", "Strong Broth", "Brodo forte", "Discard: heal 2 wounds.", "Scarta: cura 2 ferite."),
];

export const DICE: Die[] = [
  { sides: 20, text: "14", label: "+3 = 17", need: 12, good: true },
  { sides: 20, text: "4", label: "+3 = 7", need: 12, good: false },
  { sides: 6, text: "5", label: "" },
  { sides: 8, text: "7", label: "d8" },
  { sides: 6, text: "", icons: ["forest", "hills"], label: "forest / hill" },
];

export const ROWS: Row[] = [
  {
    name: "Attack",
    icon: "crossed-swords",
    now: true,
    sides: [
      { value: "+5", parts: [{ name: "Innkeeper", amount: 3 }, { name: "Lantern", amount: 1 }, { name: "Experience", amount: 1 }] },
      { value: 12, parts: [{ name: "Tax collector", amount: 13 }, { name: "Rain", amount: -1 }] },
    ],
  },
  {
    name: "Damage",
    icon: "bleeding-wound",
    sides: [
      { value: 2, parts: [{ name: "Innkeeper", amount: 2 }] },
      { value: 1, parts: [{ name: "Tax collector", amount: 1 }] },
    ],
  },
];

const line = (number: number, kind: string, text: string): LogLine => ({ number, kind, seat: 0, text, cites: [], facts: {} });

export const MOMENTS: Moment[] = [
  { number: 1, seat: 0, kind: "card", card: "lantern", dice: [], good: null, lines: [line(1, "drew", "The Innkeeper drew the Lantern.")] },
  {
    number: 2,
    seat: 0,
    kind: "dice",
    card: "",
    dice: DICE.slice(0, 1),
    good: true,
    lines: [line(2, "rolled", "The Innkeeper attacks: 14 + 3 = 17 against 12, a hit.")],
  },
  {
    number: 3,
    seat: 0,
    kind: "outcome",
    card: "",
    dice: [],
    good: true,
    lines: [line(3, "won", "The Innkeeper turned the Tax collector out!"), line(4, "gold", "The Innkeeper gained 5 gold.")],
  },
];

export const HELD: Held[] = [{ id: "lantern" }, { id: "stool", spent: true, note: "used" }, { id: "broth", note: "2 left" }];

export const STAGED: Staged = { id: "fight", title: "At the door: Tax collector", icon: "sword-clash", tone: "ember" };

const option = (key: string, about: string, text: string, chance: number): OptionShown => ({
  key,
  verb: key.split(":")[0]!,
  about,
  text,
  note: "",
  chance: { text: "wins the fight", chance },
  idle: false,
});

export const OPTIONS = [option("attack:hero", "hero", "The Innkeeper attacks", 0.62), option("use:broth", "broth", "Eat the Strong Broth", 0.7)];

const module: GameModule = { ...plain, Stage: Scene };

/** As much of a table as the parts look at. */
export function table(now: Moment | null, own: boolean): TableContext {
  return {
    module,
    asked: { options: OPTIONS, seat: 0, decision: 1, facts: {}, prompt: "", cites: [] },
    happened: MOMENTS,
    past: null,
    focus: "",
    fresh: [],
    language: "en",
    names: ["Innkeeper"],
    card: (id: string) => CARDS.find((one) => one.id === id),
    options: (about: string) => OPTIONS.filter((one) => one.about === about),
    zoom: () => undefined,
    narrow: () => undefined,
    choose: () => undefined,
    setFocus: () => undefined,
    live: { now: now && { moment: now, own, waits: true, lasts: 0 }, next: () => undefined, happened: MOMENTS },
  } as unknown as TableContext;
}
