/** The live connection to a table: it greets, asks, shows what happens at a pace one can follow, and comes back by itself. */
import { lasts, type Moment, sceneChanges } from "../table/moments";
import { markOf, setMark } from "./marks";
import { randomHex } from "./random";
import { settings } from "./settings.svelte";
import type { Advice, Asked, ClockShown, SeatShown, Facts, LogLine, MotionShown, Outgoing, Reason, Said, State, TableShown } from "./wire";
import { arrive, walking } from "./walks";
import { words } from "./words.svelte";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const MOST_BEHIND = 100; // states after which the page stops to show every one
const MANY = 30; // states after which what befalls the others goes by twice as fast
const ANSWER = 15_000;
const HOPEFUL = 3; // vain tries before anything was ever shown, until the page says so
const KEPT = 40; // moments since one's own answer that can still be read beside the next question

/** A request that the server refused, with the rules behind the refusal. */
export class No extends Error {
  constructor(
    text: string,
    readonly reasons: Reason[],
    readonly code: string,
  ) {
    super(text);
  }

  /** Whether the table had moved on before the answer came, through no fault of anybody's. */
  get late(): boolean {
    return this.code === "no-faster" || this.code === "no-stale";
  }
}

/** A message of the server; nothing if it makes no sense. */
function understood(text: string): Outgoing | null {
  try {
    const message = JSON.parse(text) as Outgoing | null;
    return typeof message?.is === "string" ? message : null;
  } catch {
    return null;
  }
}

/** A state to show, or a moment of it. */
type Step = { take: State } | { moment: Moment; own: boolean };

interface Waiting {
  message: { do: string };
  done: (reply: Outgoing) => void;
  fail: (reason: Error) => void;
}

export class Live {
  state = $state.raw<State | null>(null);
  lines = $state.raw<LogLine[]>([]);
  table = $state.raw<TableShown | null>(null);
  chairs = $state.raw<SeatShown[]>([]);
  watchers = $state(0);
  /** What the people at the table are asked besides the game. */
  motion = $state.raw<MotionShown | null>(null);
  /** Whether we may say something here. */
  chats = $state(false);
  /** What was left of everybody's time when we heard of it last, whatever is still being shown. */
  clocks = $state.raw<{ heard: number; all: ClockShown[] }>({ heard: 0, all: [] });
  said = $state.raw<Said[]>([]);
  visited = $state<number | null>(null);
  teams = $state(false);
  online = $state(false);
  /** Why the server does not let us in. */
  refused = $state("");
  /** Why there is nothing to show: what was told makes no sense, or nobody has ever answered. */
  trouble = $state<"" | "no-answer" | "no-connection">("");
  /** What just happened, for animations: the lines of the state that is shown. */
  fresh = $state.raw<LogLine[]>([]);
  behind = $state(0);
  /** What is read out to whoever does not see it: each line once, with its moment. */
  voiced = $state.raw<LogLine[]>([]);
  /** The moment that is being shown; one's own is shown large, and with patience. */
  now = $state.raw<{ moment: Moment; own: boolean; waits: boolean; lasts: number } | null>(null);
  /** What came of one's own last answer. */
  happened = $state.raw<Moment[]>([]);
  /** How the game reads lines as moments, and how long a card's text is; nothing is shown until it is known. */
  read: (lines: readonly LogLine[]) => Moment[] = () => [];
  lengthOf: (card: string) => number = () => 0;
  /** The state that follows what was answered last has not come yet. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #queue: State[] = [];
  #steps: Step[] = [];
  /** The lines of which the steps tell. */
  #planned: LogLine[] = [];
  #timer = 0;
  #tries = 0;
  #told = 0;
  #closed = false;
  #sent = new Map<string, Waiting>();
  #next = 0;
  #inWords = false;
  /** The states that came of answers of our own and are not shown yet. */
  readonly #own = new Set<State>();
  /** The lines that have been read out. */
  readonly #said = new Set<number>();
  readonly #name = randomHex(4);

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  // Talking

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/live/${this.id}${query}`);
    socket.binaryType = "arraybuffer";
    const decoder = new TextDecoder();
    socket.onopen = () => {
      this.#tries = 0;
      this.online = true;
      this.trouble = "";
      socket.send(JSON.stringify({ ...this.#greeting(), id: this.#id(), since: this.#told }));
      for (const { message } of this.#sent.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      const message = understood(decoder.decode(event.data));
      if (message) this.#hear(message);
      else this.trouble = "no-answer";
    };
    socket.onclose = (event) => {
      this.online = false;
      if (!this.state && this.#tries >= HOPEFUL) this.trouble ||= "no-connection";
      if (this.#closed || this.refused || event.code === 4008) return;
      const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
      setTimeout(() => !this.#closed && this.#connect(), wait);
    };
    this.#socket = socket;
  }

  #greeting(): { do: string; language: string; in_words: boolean; paces: boolean } {
    return { do: "hello", language: words.language, in_words: this.#inWords, paces: true };
  }

  #id(): string {
    return `${this.#name}-${this.#next++}`;
  }

  /** Ask for something; after a lost connection the same request is sent again, which is harmless. */
  ask(message: { do: string } & Record<string, unknown>): Promise<Outgoing> {
    const id = this.#id();
    const whole = { ...message, id };
    return new Promise((done, fail) => {
      this.#sent.set(id, { message: whole, done, fail });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
    });
  }

  /** Answer one of the questions that are open. */
  async answer(asked: Asked, key: string): Promise<void> {
    await this.#during(() => this.ask({ do: "answer", decision: asked.decision, seat: asked.seat, key }));
  }

  /** From now on a seat is asked at a window in any case, or always passes there, or neither. */
  async window(seat: number, window: string, want: "stop" | "no-stop" | "skip" | "no-skip"): Promise<void> {
    await this.#during(() => this.ask({ do: "window", seat, window, want }));
  }

  /** Nothing else is answered until this is done, or takes too long. */
  async #during(work: () => Promise<Outgoing>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const late = setTimeout(() => (this.busy = false), ANSWER);
    try {
      await work();
    } finally {
      clearTimeout(late);
      this.busy = false;
    }
  }

  async why(seat: number, key: string): Promise<{ text: string; reasons: Reason[] }> {
    const reply = await this.ask({ do: "why", seat, key });
    return reply.is === "because" ? reply : { text: "", reasons: [] };
  }

  /** What stands against doing anything with a card now. */
  async whyNotThis({ seat, part }: Asked, about: string): Promise<Reason[]> {
    const reply = await this.ask({ do: "why-this", seat, about, part });
    return reply.is === "because" ? reply.reasons : [];
  }

  async details(seat: number, key: string): Promise<Facts> {
    const reply = await this.ask({ do: "details", seat, key });
    return reply.is === "details" ? reply.facts : {};
  }

  /** Of several seats of our own that are asked, see the table through the eyes of this one. */
  async look(seat: number): Promise<void> {
    await this.ask({ do: "look", seat });
  }

  async hint({ seat, part }: Asked): Promise<Advice | null> {
    const reply = await this.ask({ do: "hint", seat, part });
    return reply.is === "advice" ? reply : null;
  }

  /** Back to before one's own last answer, or a wish for it where the others must agree. */
  async undo(): Promise<void> {
    const own = this.state?.own;
    if (own) await this.ask({ do: "undo", seat: own.seat, to: own.to });
  }

  async consent(yes: boolean): Promise<void> {
    const wish = this.state?.wish;
    const seat = wish?.missing.find((one) => this.chairs[one]?.mine);
    if (wish && seat !== undefined) await this.ask({ do: "consent", seat, asked: wish.number, yes });
  }

  /** No longer wish to take moves back. */
  async withdraw(): Promise<void> {
    const wish = this.state?.wish;
    if (wish) await this.ask({ do: "consent", seat: wish.seat, asked: wish.number, yes: false });
  }

  async say(text: string, team: boolean): Promise<void> {
    await this.ask({ do: "say", text, team });
  }

  /** Everything again in the language of the page. */
  async speak(): Promise<void> {
    this.skip();
    await this.ask({ do: "speak", language: words.language });
  }

  /** From now on the whole table in words, for a game that the page cannot draw. */
  async useWords(): Promise<void> {
    if (this.#inWords) return;
    this.#inWords = true;
    this.skip();
    await this.ask(this.#greeting());
  }

  get inWords(): boolean {
    return this.#inWords;
  }

  // Hearing

  #hear(message: Outgoing): void {
    switch (message.is) {
      case "state":
        this.#told = message.told;
        this.clocks = { heard: performance.now(), all: message.clocks };
        this.#receive(message);
        break;
      case "seats":
        this.table = message.table;
        this.chairs = message.chairs;
        this.watchers = message.watchers;
        this.motion = message.motion;
        this.chats = message.chats;
        break;
      case "welcome":
        if (this.visited === null) this.visited = message.visited;
        this.teams = message.teams;
        break;
      case "said":
        if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message];
        break;
      case "no":
        if (message.reply) this.#sent.get(message.reply)?.fail(new No(message.text, message.reasons, message.code));
        else this.refused = message.text;
        this.#sent.delete(message.reply);
        break;
      default:
        this.#settle(message.reply, message);
    }
  }

  #receive(state: State): void {
    const own = this.#isOwn(state);
    if (own) this.#own.add(state);
    this.#remember(state, own);
    this.#queue.push(state);
    // Whoever asks for something sees at once how the table stands; what came of an answer is shown as it happened.
    if ((state.replies.length && !own) || this.#queue.length > MOST_BEHIND || !settings.pace) this.skip();
    else if (!this.behind) this.#show();
    else this.#count();
    for (const reply of state.replies) this.#settle(reply, state);
  }

  /** What came of one's own answer stays in sight until the next one, with what befell one's own seats since. */
  #remember(state: State, own: boolean): void {
    const start = state.lines[0]?.number;
    if (own) {
      this.happened = this.read(state.lines);
      if (start !== undefined) setMark(this.id, start);
    } else if (start === 0 && this.state) this.recollect(state.lines);
    else if (start !== undefined) this.happened = [...this.happened, ...this.read(state.lines).filter((one) => this.#isMine(one))].slice(-KEPT);
    for (const line of state.lines)
      if (line.kind === "undo") this.happened = this.happened.filter((one) => one.number < Number(line.facts.start));
  }

  /** Somebody whose page is new, or in another language, can read again what came of their last answer. */
  recollect(lines: readonly LogLine[] = this.lines): void {
    const mark = markOf(this.id);
    const since = lines.filter((line) => line.number >= mark);
    this.happened = since.some((line) => line.kind === "undo") ? [] : this.read(since).filter((one) => this.#isMine(one)).slice(-KEPT);
  }

  /** Whether a moment befell a seat that we play ourselves. */
  #isMine(moment: Moment): boolean {
    const chair = moment.seat === null ? undefined : this.chairs[moment.seat];
    return chair !== undefined && chair.mine && !chair.bot;
  }

  #settle(reply: string, message: Outgoing): void {
    this.#sent.get(reply)?.done(message);
    this.#sent.delete(reply);
  }

  /** Whether an answer of our own led to this state: a request that is no question about the table. */
  #isOwn(state: State): boolean {
    return state.replies.some((reply) => this.#sent.get(reply)?.message.do === "answer");
  }

  /** Show the next moment or state, and wait as long as it deserves. */
  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!this.#steps.length) {
      const next = this.#queue.shift();
      if (next) this.#plan(next);
    }
    let step = this.#steps.shift();
    this.now = null;
    if (step && "take" in step) {
      this.#planned = this.#take(step.take);
      // Whoever walks sets out as soon as the table looks different.
      const next = this.#steps[0];
      step = next && "moment" in next && next.moment.kind === "walk" ? this.#steps.shift() : undefined;
    }
    if (step && "moment" in step) {
      this.now = this.#lasting(step.moment, step.own);
    }
    this.#voice(this.#planned);
    this.#count();
    if (this.behind && !this.now?.waits) this.#timer = window.setTimeout(() => this.#goOn(), this.now?.lasts ?? 0);
  }

  /** On to what comes next, once whoever walks has arrived. */
  #goOn(): void {
    const left = this.now?.moment.kind === "walk" ? walking() : 0;
    if (left) this.#timer = window.setTimeout(() => this.#goOn(), left);
    else this.#show();
  }

  /** These lines are read out in their order, as far as the next moment that is still to come, but for those that have been. */
  #voice(lines: readonly LogLine[]): void {
    const later = Math.min(...this.#steps.map((step) => ("moment" in step ? step.moment.number : Infinity)));
    const unsaid = lines.filter((line) => line.text && !this.#said.has(line.number) && line.number < later);
    for (const line of unsaid) this.#said.add(line.number);
    if (unsaid.length) this.voiced = unsaid;
  }

  /** A moment as it is shown; somebody who reads slowly goes on from what matters by themselves. */
  #lasting(moment: Moment, own: boolean): NonNullable<typeof this.now> {
    const hurry = this.#queue.length > MANY && !own ? 2 : 1;
    const read = lasts(moment, settings.pace, own, moment.card ? this.lengthOf(moment.card) : 0) / hurry;
    const waits = own && settings.all.speed === "slow" && (moment.kind === "card" || moment.kind === "outcome");
    return { moment, own, waits, lasts: read };
  }

  /** What is on the screen and still to be shown. */
  #count(): void {
    this.behind = this.#queue.length + this.#steps.length + (this.now ? 1 : 0);
  }

  /** A state is shown in steps: what was decided before the table looks different, the table, and what follows there. */
  #plan(state: State): void {
    const own = this.#own.delete(state);
    const moments = settings.pace && this.#isNews(state) ? this.read(state.lines) : [];
    this.#planned = moments.length ? state.lines : [];
    const turn = sceneChanges(moments);
    const before = turn < 0 ? moments : moments.slice(0, turn);
    const steps = (some: Moment[]): Step[] => some.map((moment) => ({ moment, own: own || this.#isMine(moment) }));
    this.#steps = [...steps(before), { take: state }, ...steps(moments.slice(before.length))];
  }

  /** Whether its lines tell what has just happened; not so the whole log, which one gets at first or in another language. */
  #isNews(state: State): boolean {
    return this.state?.stage === "playing" && (state.lines[0]?.number ?? 0) > (this.lines.at(-1)?.number ?? -1);
  }

  /** The table looks like this now; what has just happened there. */
  #take(state: State): LogLine[] {
    const news = this.#isNews(state);
    const start = state.lines[0]?.number;
    const before = start === undefined ? this.lines : this.lines.filter((line) => line.number < start);
    if (state.lines.length) this.lines = [...before, ...state.lines];
    this.fresh = news ? state.lines : [];
    this.state = state;
    if (!news) this.voiced = [];
    // Bots that we only watch wait until we have come so far.
    if (state.paced && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ do: "shown", id: this.#id(), at: state.at }));
    return this.fresh;
  }

  /** On to the next moment, without waiting for whoever walks. */
  next(): void {
    if (this.now?.moment.kind === "walk") arrive();
    if (this.behind) this.#show();
  }

  /** Jump to now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const states = [...this.#steps.flatMap((step) => ("take" in step ? [step.take] : [])), ...this.#queue];
    const unseen = this.#steps.flatMap((step) => ("moment" in step ? step.moment.lines : []));
    this.#queue = [];
    this.#steps = [];
    this.now = null;
    this.behind = 0;
    this.#voice([...unseen, ...states.flatMap((state) => this.#take(state))]);
  }
}
