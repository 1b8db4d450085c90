/** The table as the components of a game see it, and what a click or a key on it does. */
import type { Context, GameModule } from "../games/types";
import { drawer } from "../lib/drawer.svelte";
import { Live, No } from "../lib/live.svelte";
import { spoken } from "../lib/signs";
import { toasts } from "../lib/toasts.svelte";
import type { Advice, Asked, CardShown, Facts, Language, Library, LogLine, OptionShown, Position, Section, State } from "../lib/wire";
import { listed, words } from "../lib/words.svelte";
import { type Moment, momentsOf } from "./moments";
import { idOf, keyIn, others, overtaken } from "./questions";

const NOTED = 9000; // milliseconds that a note stays
const NOTHING = { after: -1, keys: [] as readonly string[] };
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
  /** Something short that needs no answer: that somebody was faster, or that the table has moved on. */
  note = $state("");

  /** Which of several open questions is looked at. */
  #looked = $state("");
  #before: State | null = null;
  #forget = 0;
  #next: { after: number; keys: readonly string[] } = NOTHING;
  readonly #cards: Map<string, CardShown>;

  constructor(
    readonly live: Live,
    readonly library: Library,
    readonly module: GameModule,
  ) {
    this.#cards = new Map(library.cards.map((card) => [card.id, card]));
    const reader = { sense: (line: LogLine) => module.sense(line), dice: (line: LogLine) => module.dice(line, this) };
    live.read = (lines) => momentsOf(lines, reader);
    live.lengthOf = (card) => this.card(card)?.text[words.language]?.length ?? 0;
    live.recollect();
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

  /** Every question that is ours now. */
  get open(): readonly Asked[] {
    // While something is still being shown, what is asked in the state on the screen may be long answered.
    return this.past || this.live.behind ? [] : this.state.asked;
  }

  /** Of our questions the one that is looked at. */
  get asked(): Asked | null {
    return this.open.find((one) => idOf(one) === this.#looked) ?? this.open[0] ?? null;
  }

  /** Look at another of our questions. */
  look(asked: Asked): void {
    if (asked === this.asked) return;
    this.#looked = idOf(asked);
    this.#leave();
    if (asked.seat !== this.state.seat) void told(() => this.live.look(asked.seat));
  }

  /** The others who are asked at the same time. */
  get others(): readonly number[] {
    return others(this.state, (seat) => this.isMine(seat));
  }

  isMine(seat: number): boolean {
    return this.live.chairs[seat]?.mine ?? false;
  }

  get sections(): readonly Section[] {
    return this.past ? this.past.sections : this.state.sections;
  }

  get fresh(): readonly LogLine[] {
    return this.past ? [] : this.live.fresh;
  }

  get happened(): readonly Moment[] {
    // Nobody knows what is still to be shown.
    return this.past || this.live.behind ? [] : this.live.happened;
  }

  get seat(): number | null {
    return this.state.seat;
  }

  get names(): readonly string[] {
    return this.live.chairs.map((chair) => chair.name || (chair.bot ? words.say("a-bot") : ""));
  }

  /** Who sits there, with what they play. */
  who(seat: number): string {
    const chair = this.live.chairs[seat];
    const name = chair?.bot ? "" : chair?.name;
    const figure = this.module.seat(this, seat).name;
    return name && figure ? `${name} (${figure})` : name || figure || words.say("player-number", { number: seat + 1 });
  }

  /** Those who sit there, as a list. */
  whoAll(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.who(seat)));
  }

  /** Any of those who sit there. */
  whoAny(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.who(seat)), "disjunction");
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
      const asked = this.asked;
      if (!asked) {
        const watching = this.state.seat === null;
        toasts.tell(words.say(this.state.stage === "over" ? "match-over" : watching ? "only-watching" : "not-your-turn"));
        return;
      }
      const { text, reasons } = await this.live.why(asked.seat, keyIn(asked, key));
      if (this.asked?.decision === asked.decision) toasts.tell(text, reasons, true);
    });
  }

  get busy(): boolean {
    return this.live.busy;
  }

  get lines(): readonly LogLine[] {
    return this.live.lines;
  }

  follow(keys: readonly string[]): void {
    const [first, ...next] = keys;
    if (first === undefined) return;
    if (!this.asked?.options.some((option) => option.key === first)) {
      void this.explain(first);
      return;
    }
    const { decision } = this.asked;
    this.choose(first);
    this.#next = { after: decision, keys: next };
  }

  /** What follows from what was chosen last is chosen as well, if it is offered. */
  goOn(asked: Asked): void {
    const { after, keys } = this.#next;
    if (!keys.length || asked.decision === after) return;
    this.#next = NOTHING;
    if (asked.options.some((option) => option.key === keys[0])) this.follow(keys);
  }

  async wish(windows: readonly string[], want: "stop" | "no-stop" | "skip" | "no-skip"): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    await this.#politely(async () => {
      for (const one of windows) await this.live.window(seat, one, want);
      const { asked } = this;
      const pass = asked?.options.find((option) => option.verb === "pass");
      if (want === "skip" && asked?.passes && pass && windows.includes(asked.prompt)) await this.live.answer(asked, pass.key);
    });
  }

  choose(key: string): void {
    const asked = this.asked;
    this.#next = NOTHING;
    this.#leave();
    if (asked) void this.#politely(() => this.live.answer(asked, key));
  }

  /** What belonged to the question is put away. */
  #leave(): void {
    toasts.settle();
    this.narrowed = [];
    this.focus = "";
    this.details = {};
    this.advice = null;
    this.tell("");
  }

  /** Do something; that somebody was faster is no fault and only noted. */
  #politely(what: () => Promise<void>): Promise<void> {
    return told(async () => {
      try {
        await what();
      } catch (error) {
        if (!(error instanceof No && error.late)) throw error;
        this.tell(error.message);
      }
    });
  }

  /** Note something for a while; an empty text takes the note away. */
  tell(text: string): void {
    clearTimeout(this.#forget);
    this.note = text;
    if (text) this.#forget = window.setTimeout(() => (this.note = ""), NOTED);
  }

  /** A new state is shown: say so if somebody else acted where we could have. */
  seen(state: State): void {
    if (this.#before && this.#before.at !== state.at) toasts.settle();
    const faster = overtaken(this.#before, state, (seat) => this.isMine(seat));
    this.#before = state;
    if (faster !== null) this.tell(words.say("was-faster", { who: this.live.chairs[faster]?.name || this.who(faster) }));
  }

  spoken(text: string): string {
    return spoken(text, this.module.signs, words.language);
  }

  setFocus(key: string): void {
    if (key === this.focus) return;
    this.focus = key;
    this.details = {};
    const asked = this.asked;
    if (!key || !asked?.options.some((option) => option.key === key)) return;
    this.live
      .details(asked.seat, key)
      .then((facts) => {
        if (this.focus === key) this.details = facts;
      })
      .catch(() => undefined); // the table has moved on: there is nothing to picture any more
  }

  zoom(id: string, about = id): void {
    drawer.card(id, about);
  }

  async hint(): Promise<void> {
    const asked = this.asked;
    if (!asked || this.thinking) return;
    this.thinking = true;
    await told(async () => {
      const advice = await this.live.hint(asked);
      if (this.asked && idOf(this.asked) === idOf(asked)) this.advice = advice;
    });
    this.thinking = false;
  }

  async undo(): Promise<void> {
    if (!this.past) await told(() => this.live.undo());
  }

  /** Whether we have said that we want to be asked here in any case. */
  get stopsHere(): boolean {
    const asked = this.asked;
    return this.state.windows.some((one) => one.stop && one.seat === asked?.seat && one.name === asked.prompt);
  }

  /** Always pass here, and now as well. */
  async alwaysPass(): Promise<void> {
    const asked = this.asked;
    const pass = asked?.options.find((option) => ["pass", "done"].includes(option.verb));
    if (!asked?.passes || !pass) return;
    this.#leave();
    await this.#politely(async () => {
      await this.live.window(asked.seat, asked.prompt, "skip");
      this.tell(words.say("passes-now"));
      await this.live.answer(asked, pass.key);
    });
  }

  /** Be asked here in any case, or no longer. */
  async alwaysAsk(): Promise<void> {
    const asked = this.asked;
    if (asked) await this.#politely(() => this.live.window(asked.seat, asked.prompt, this.stopsHere ? "no-stop" : "stop"));
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
