/** What happens in the middle of the table: a combat, trade, an auction, the order of one's cards, a choice among cards. */
import { words } from "../../lib/words.svelte";
import type { OptionShown } from "../../lib/wire";
import type { Context, Staged } from "../types";
import { actorOf, cardOf, type Combat, eventNow, nameOf, rival, shortName, type View, viewOf } from "./view";

/** Decisions in which the Merchant, a trainer or a town is visited. */
export const MARKETS = ["town", "train", "merchants", "goblin-merchant"];

/** Decisions about one of several cards that have a name of their own. */
const CHOICES = [
  "keep",
  "loot",
  "overflow",
  "special-item",
  "talent",
  "exchange",
  "equip-now",
  "give-up",
  "new-horizons",
  "quest-order",
  "tribute",
  "summon",
];

/** What kind of scene is in the middle; nothing while the board is what is looked at. */
export type Kind = "classes" | "manage" | "market" | "trade" | "auction" | "fight" | "wares" | "card";

/** The card that an option is about, without what stands behind its name. */
export function cardIn(game: Context, option: OptionShown): string | null {
  const id = option.about.split(".")[0]!;
  return cardOf(game, id) ? id : null;
}

/** The cards of which one is chosen now. */
export const wares = (game: Context): readonly OptionShown[] =>
  game.asked && CHOICES.includes(game.asked.prompt) ? game.asked.options.filter((one) => cardIn(game, one)) : [];

/** Whether the question is answered on the board. */
const onBoard = (game: Context): boolean =>
  game.asked?.options.some((one) => ["move", "fly", "region", "drive"].includes(one.verb)) ?? false;

/** The card that is being talked about. */
export function spotlight(game: Context, view: View): string | null {
  const card = game.asked?.facts.card;
  if (typeof card === "string" && cardOf(game, card)) return card;
  return eventNow(game, view);
}

export function kindOf(game: Context, view: View): Kind | null {
  const prompt = game.asked?.prompt ?? "";
  if (prompt === "class") return "classes";
  if (prompt === "manage") return "manage";
  if (MARKETS.includes(prompt)) return "market";
  if (prompt === "trade" || prompt === "deal") return "trade";
  if (prompt === "bid") return "auction";
  if (onBoard(game)) return null;
  if (wares(game).length) return "wares";
  if (view.combat) return "fight";
  return spotlight(game, view) ? "card" : null;
}

/** Who is fought, in words. */
export function opponents(game: Context, view: View, fight: Combat): string {
  if (fight.boss) return nameOf(game, fight.boss);
  const names = [...new Set(fight.foes.map((one) => nameOf(game, one.creature)))];
  if (names.length) return names.join(", ");
  const others = fight.fighters.filter((one) => view.characters.some((each) => each.character === one.character && each.faction === rival(fight.faction)));
  return others.map((one) => shortName(game, one.character)).join(", ");
}

export function staged(game: Context): Staged | null {
  const view = viewOf(game);
  const kind = view && kindOf(game, view);
  if (!view || !kind) return null;
  const { asked } = game;
  const who = actorOf(game, view)?.character ?? "";
  const name = who ? nameOf(game, who) : "";
  switch (kind) {
    case "classes":
      return { id: "classes", title: words.say("wowb-choose-class"), icon: "three-friends", tone: "gold" };
    case "manage":
      return { id: `manage ${who}`, title: words.say("wowb-stage-manage", { who: name }), icon: "breastplate", tone: "plain" };
    case "market":
      return { id: `market ${who} ${asked!.prompt}`, title: words.say(`wowb-stage-${asked!.prompt}`, { who: name }), icon: asked!.prompt === "train" ? "teacher" : "shop", tone: "gold" };
    case "trade":
      return { id: "trade", title: words.say("wowb-stage-trade"), icon: "swap-bag", tone: "gold" };
    case "auction":
      return { id: `auction ${String(asked!.facts.card)}`, title: words.say("wowb-stage-auction", { card: nameOf(game, String(asked!.facts.card)) }), icon: "gavel", tone: "gold" };
    case "wares":
      return { id: `wares ${asked!.decision}`, title: words.say(`wowb-stage-${asked!.prompt}`), icon: "card-pick", tone: "gold" };
    case "fight": {
      const title = words.say(view.combat!.kind === "final" ? "wowb-final" : view.combat!.foes.length || view.combat!.boss ? "wowb-combat" : "wowb-pvp");
      return { id: `fight ${view.turn} ${view.combat!.region}`, title: `${title}: ${opponents(game, view, view.combat!)}`, icon: "sword-clash", tone: "ember" };
    }
    case "card": {
      const card = spotlight(game, view)!;
      return { id: `card ${card}`, title: nameOf(game, card), icon: cardOf(game, card)!.icon, tone: "plain" };
    }
  }
}
