/** The table as the components of a game see it, and what a click or a key on it does. */
import type { Context, GameModule } from "../games/types";
import { drawer } from "../lib/drawer.svelte";
import { Live, No } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Advice, Asked, CardShown, Facts, Language, Library, Line, OptionShown, Position, State } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** Options that mean "nothing more", for those who let the page answer by itself. */
const NOTHING = ["done", "stay", "pass"];
export const DIGEST = 6; // lines from which on a digest is worth showing

export class TableContext implements Context {
  focus = $state("");
  details = $state.raw<Facts>({});
  /** Several options about one thing: which of them is meant? */
  narrowed = $state.raw<string[]>([]);
  /** A past position that is looked at instead of the present. */
  past = $state.raw<Position | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);

  readonly #cards: Map<string, CardShown>;

  constructor(
    readonly live: Live,
    readonly library: Library,
    readonly module: GameModule,
  ) {
    this.#cards = new Map(library.cards.map((card) => [card.id, card]));
  }

  get state(): State {
    return this.live.state!;
  }

  get view(): unknown {
    return this.past ? this.past.view : this.state.view;
  }

  get language(): Language {
    return words.language;
  }

  get asked(): Asked | null {
    // While something is still being shown, what is asked in the state on the screen may be long answered.
    return this.past || this.live.behind ? null : (this.state.asked[0] ?? null);
  }

  get fresh(): readonly Line[] {
    return this.past ? [] : this.live.fresh;
  }

  get seat(): number | null {
    return this.state.seat;
  }

  get names(): readonly string[] {
    return this.live.chairs.map((chair) => chair.name || (chair.bot ? words.say("a-bot") : ""));
  }

  card(id: string): CardShown | undefined {
    return this.#cards.get(id);
  }

  options(about: string): OptionShown[] {
    // The second use of a card is called `card.2`.
    return this.asked?.options.filter((option) => option.about === about || option.about.startsWith(`${about}.`)) ?? [];
  }

  pick(about: string, keys: string[]): void {
    const found = this.options(about);
    if (found.length) this.narrow(found.map((option) => option.key));
    else if (keys[0]) void this.explain(keys[0]);
  }

  narrow(keys: string[]): void {
    if (keys.length === 1) this.choose(keys[0]!);
    else this.narrowed = keys;
  }

  /** Say why something cannot be chosen now. */
  async explain(key: string): Promise<void> {
    await told(async () => {
      if (!this.asked) {
        toasts.tell(words.say(this.state.stage === "over" ? "match-over" : "not-your-turn"));
        return;
      }
      const { text, reasons } = await this.live.why(key);
      toasts.tell(text, reasons);
    });
  }

  choose(key: string): void {
    this.narrowed = [];
    this.focus = "";
    this.details = {};
    this.advice = null;
    void told(() => this.live.answer(key));
  }

  setFocus(key: string): void {
    if (key === this.focus) return;
    this.focus = key;
    this.details = {};
    if (!key || !this.asked?.options.some((option) => option.key === key)) return;
    this.live
      .details(key)
      .then((facts) => {
        if (this.focus === key) this.details = facts;
      })
      .catch(() => undefined); // the table has moved on: there is nothing to picture any more
  }

  zoom(id: string, about = id): void {
    drawer.card(id, about);
  }

  async hint(): Promise<void> {
    if (!this.asked || this.thinking) return;
    this.thinking = true;
    await told(async () => {
      this.advice = await this.live.hint();
    });
    this.thinking = false;
  }

  async undo(): Promise<void> {
    const { undo, answers } = this.state;
    const to = undo >= 0 ? undo : answers - 1;
    if (to >= 0) await told(() => this.live.undo(to));
  }

  /** Answer by itself where the reader wants to be left in peace. */
  maybePass(): void {
    const asked = this.asked;
    if (!asked || this.live.busy || this.live.behind || this.state.lesson) return;
    const { autoPass, stops } = settings.all;
    if (!autoPass.includes(asked.prompt) || stops.includes(asked.prompt)) return;
    const nothing = asked.options.find((option) => NOTHING.includes(option.key));
    if (nothing) this.choose(nothing.key);
  }
}

/** Do something; a refusal is told, with its rules. */
export async function told(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (error instanceof No) toasts.tell(error.message, error.reasons);
    else if (error instanceof Error) toasts.tell(error.message);
    else throw error;
  }
}
