/** Cards that are chosen although they lie neither on the table nor in the hand: of a deck, a graveyard, an opening hand. */
import { words } from "../../lib/words.svelte";
import type { OptionShown } from "../../lib/wire";
import type { Context, Staged } from "../types";
import { nameOf, viewOf } from "./view";

export interface Found {
  id: string;
  option: OptionShown;
}

const VERBS = ["take", "remove", "under", "trigger", "shield", "apply"];

/** The cards that are chosen from, each with the option about it. */
export function elsewhere(game: Context): Found[] {
  const { asked } = game;
  if (!asked || viewOf(game)?.limited) return [];
  return asked.options.flatMap((option) => {
    const buried = /^graveyard-\d+-(.+)$/.exec(option.about)?.[1];
    if (option.verb === "target" && buried) return [{ id: buried, option }];
    const id = option.about.replace(/\.\d+$/, "");
    return VERBS.includes(option.verb) && game.card(id) ? [{ id, option }] : [];
  });
}

/** The opening hand that is kept or not. */
export function opening(game: Context): string[] {
  const view = viewOf(game);
  const hand = game.seat === null ? undefined : view?.seats[game.seat]?.hand;
  return game.asked?.prompt === "mulligan" && Array.isArray(hand) ? hand : [];
}

export function staged(game: Context): Staged | null {
  const { asked } = game;
  if (!asked) return null;
  if (opening(game).length) return { id: "opening", title: words.say("tcg-opening"), icon: "card-pick", tone: "gold" };
  if (!elsewhere(game).length) return null;
  const card = typeof asked.facts.card === "string" ? asked.facts.card : "";
  const title = card ? nameOf(game, card) : words.say(words.has(`tcg-stage-${asked.prompt}`) ? `tcg-stage-${asked.prompt}` : "tcg-stage");
  return { id: `cards ${asked.prompt} ${card}`, title, icon: game.card(card)?.icon ?? "card-pick", tone: "plain" };
}
