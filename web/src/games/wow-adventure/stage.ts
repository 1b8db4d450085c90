/** What happens in the middle of the table: a combat, a trade, a card that is talked about, the choice of a character. */
import { words } from "../../lib/words.svelte";
import type { OptionShown } from "../../lib/wire";
import type { Context, Staged } from "../types";
import { faceOf, nameOf, type View, viewOf } from "./view";

/** The characters that can be chosen at the start. */
export const characters = (game: Context): readonly OptionShown[] =>
  game.asked?.prompt === "character" ? game.asked.options : [];

/** Where one of several items is chosen, and what that is called. */
const TRADES: Record<string, { title: string; icon: string; tone: Staged["tone"] }> = {
  auction: { title: "wowa-trade-auction", icon: "shop", tone: "gold" },
  merchant: { title: "wowa-trade-merchant", icon: "shop", tone: "gold" },
  "merchant-back": { title: "wowa-trade-merchant", icon: "shop", tone: "gold" },
  steal: { title: "wowa-trade-steal", icon: "sword-clash", tone: "ember" },
  "lose-item": { title: "wowa-trade-lose", icon: "knapsack", tone: "plain" },
  "hand-in": { title: "wowa-trade-hand-in", icon: "knapsack", tone: "plain" },
};

/** The items of which one is chosen now. */
export const wares = (game: Context): readonly OptionShown[] =>
  game.asked && game.asked.prompt in TRADES ? game.asked.options.filter((one) => faceOf(game, one.about)) : [];

/** The card that is being talked about, unless the combat shows it already. */
export function spotlight(game: Context, view: View): string | null {
  const card = game.asked?.facts.card;
  if (typeof card !== "string" || view.fight?.foe === card) return null;
  return game.card(card) || faceOf(game, card) ? card : null;
}

export function staged(game: Context): Staged | null {
  const view = viewOf(game);
  if (!view) return null;
  const { fight } = view;
  const trade = wares(game).length ? TRADES[game.asked!.prompt] : undefined;
  if (trade) return { id: `trade ${game.asked!.decision}`, ...trade, title: words.say(trade.title) };
  if (fight) {
    const foe = fight.rival >= 0 ? (view.seats[fight.rival]?.character ?? "") : (fight.foe ?? "");
    const title = words.say(fight.rival >= 0 ? "wowa-duel" : "wowa-combat");
    return { id: `fight ${view.active} ${foe}`, title: `${title}: ${nameOf(game, foe)}`, icon: "sword-clash", tone: "ember" };
  }
  if (characters(game).length) return { id: "characters", title: words.say("wowa-choose-character"), icon: "three-friends", tone: "gold" };
  const card = spotlight(game, view);
  if (card) return { id: `card ${card}`, title: nameOf(game, card), icon: faceOf(game, card)?.icon ?? game.card(card)?.icon ?? "card-pick", tone: "plain" };
  return null;
}
