/** World of Warcraft: The Board Game on the page. */
import { words } from "../../lib/words.svelte";
import type { LogLine } from "../../lib/wire";
import { seatColour } from "../seats";
import type { Badge, Context, Die, GameModule, Held } from "../types";
import Card from "./Card.svelte";
import { DIE, FIGURE, type FigureName, lineIcon, MATTERS, optionIcon } from "./figures";
import { look } from "./look.svelte";
import Map from "./Map.svelte";
import Panel from "./Panel.svelte";
import { counts, sense } from "./senses";
import { kindOf, staged } from "./stage";
import Stage from "./Stage.svelte";
import { actorOf, areaName, atlasOf, cardOf, type Character, colourOf, FACTIONS, HEIGHT, nameOf, ofSeat, shortName, term, viewOf, WIDTH } from "./view";

const badge = (figure: FigureName, value: string): Badge => ({ icon: FIGURE[figure], value, label: words.say(`wowb-${figure}`) });

/** A die of the game: eight faces in its color. */
const face = (colour: string, text: number, label = ""): Die => ({ sides: 8, text: String(text), label: [words.say(`wowb-die-${colour}`), label].filter(Boolean).join(" · ") });

function dice(line: LogLine, game: Context): Die[] {
  const facts = line.facts as { dice?: [string, number][]; colour?: string; face?: number; into?: string; result?: number; before?: number };
  if (line.kind === "dice") {
    // What the roll needed is said by the line of the hits, which follows it.
    const threat = viewOf(game)?.combat?.phase?.threat;
    return (facts.dice ?? []).map(([colour, shown]) => ({ ...face(colour, shown), ...(threat ? { good: shown >= threat } : {}) }));
  }
  if (line.kind === "rerolled" && facts.colour && facts.face) return [face(facts.colour, facts.face, words.say("wowb-die-before", { n: facts.before ?? 0 }))];
  if (line.kind === "changed" && facts.into && facts.result && DIE[facts.into]) return [face(facts.into, facts.result)];
  return [];
}

/** The character whose cards lie before whoever looks: the one that is asked, or that one's own first. */
function before(game: Context): Character | undefined {
  const view = viewOf(game);
  if (!view || game.seat === null) return undefined;
  const own = ofSeat(view, game.seat);
  const acting = game.asked?.seat === game.seat ? actorOf(game, view) : undefined;
  const fighting = view.combat?.phase?.character;
  return acting ?? own.find((one) => one.character === fighting) ?? own.find((one) => one.character === look.character) ?? own[0];
}

/** What works on the sheet of a character: its cards by area, then what it carries. */
function hand(game: Context): { title: string; cards: Held[] } | null {
  const view = viewOf(game);
  const hero = before(game);
  const kind = view && kindOf(game, view);
  if (!view || !hero || kind === "manage" || kind === "market" || kind === "trade") return null;
  const used = new Set(view.combat?.fighters.find((one) => one.character === hero.character)?.used ?? []);
  const cards = hero.areas.flatMap((area): Held[] => [
    ...(area.card ? [{ id: area.card, note: areaName(area.id), spent: used.has(area.card) }] : []),
    ...area.addons.map((id) => ({ id, note: words.say("wowb-addon"), spent: used.has(id) })),
  ]);
  const bag = hero.bag.map((id): Held => ({ id, note: words.say("wowb-bag") }));
  return { title: words.say("wowb-cards-of", { who: nameOf(game, hero.character) }), cards: [...cards, ...bag] };
}

const game: GameModule = {
  Board: Map,
  boardSize: () => ({ width: WIDTH, height: HEIGHT }),
  lookAt(game) {
    const view = viewOf(game);
    if (!view) return null;
    const { sites } = atlasOf(game.library);
    const walk = [...game.fresh].reverse().find((line) => line.kind === "moved" && typeof line.facts.region === "string");
    if (walk && !game.asked) return sites.get(walk.facts.region as string) ?? null;
    const hero = actorOf(game, view) ?? view.characters.find((one) => (game.asked ? one.seat === game.asked.seat : one.faction === view.active && one.actions > 0));
    return sites.get(hero?.region ?? "") ?? null;
  },
  Panel,
  Card,
  seat(game, seat) {
    const view = viewOf(game);
    const own = view ? ofSeat(view, seat) : [];
    const first = own[0];
    if (!view || !first) return { name: "", icon: "person", colour: seatColour(seat), badges: [] };
    const both = (value: (one: Character) => number | string): string => own.map(value).join(" · ");
    return {
      name: own.map((one) => shortName(game, one.character)).join(", "),
      icon: cardOf(game, first.character)?.icon ?? "person",
      colour: colourOf(view, seat),
      badges: [
        { icon: first.faction === FACTIONS[0] ? "crossed-axes" : "lion", value: both((one) => one.level), label: `${term("faction", first.faction)}, ${words.say("wowb-level")}` },
        badge("xp", both((one) => one.xp)),
        badge("health", both((one) => `${one.health}/${one.health_capacity}`)),
        badge("energy", both((one) => one.energy)),
        badge("gold", both((one) => one.gold)),
      ],
    };
  },
  nameOf,
  lineIcon,
  matters: MATTERS,
  optionIcon,
  dice,
  sense,
  counts,
  hand,
  staged,
  Stage,
  signs: {},
};

export default game;
