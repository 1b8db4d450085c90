/** The live connection to a table: it greets, asks, shows what happens at a pace one can follow, and comes back by itself. */
import { randomHex } from "./random";
import { settings } from "./settings.svelte";
import type { Advice, Asked, SeatShown, Facts, LogLine, Outgoing, Reason, Said, State, TableShown } from "./wire";
import { words } from "./words.svelte";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const MOST_BEHIND = 40; // states after which the page stops to show every one
const ANSWER = 15_000;
const HOPEFUL = 3; // vain tries before anything was ever shown, until the page says so

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

interface Waiting {
  message: object;
  done: (reply: Outgoing) => void;
  fail: (reason: Error) => void;
}

export class Live {
  state = $state.raw<State | null>(null);
  lines = $state.raw<LogLine[]>([]);
  table = $state.raw<TableShown | null>(null);
  chairs = $state.raw<SeatShown[]>([]);
  watchers = $state(0);
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
  /** The state that follows what was answered last has not come yet. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #queue: State[] = [];
  #timer = 0;
  #tries = 0;
  #told = 0;
  #closed = false;
  #sent = new Map<string, Waiting>();
  #next = 0;
  #inWords = false;
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

  #greeting(): { do: string; language: string; in_words: boolean } {
    return { do: "hello", language: words.language, in_words: this.#inWords };
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
        this.#queue.push(message);
        this.behind = this.#queue.length;
        // What follows from one's own answer is shown at once; only the others' moves take their time.
        if (message.replies.length || this.#queue.length > MOST_BEHIND) this.skip();
        else if (!this.#timer) this.#show();
        for (const reply of message.replies) this.#settle(reply, message);
        break;
      case "seats":
        this.table = message.table;
        this.chairs = message.chairs;
        this.watchers = message.watchers;
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

  #settle(reply: string, message: Outgoing): void {
    this.#sent.get(reply)?.done(message);
    this.#sent.delete(reply);
  }

  /** Show the next state, and wait as long as what it tells deserves. */
  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const next = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!next) return;
    this.#take(next);
    const told = next.lines.filter((line) => line.text).length;
    if (!this.#queue.length && !told) return;
    const first = this.lines.length === next.lines.length; // the whole log at once: nothing to wait for
    const hurry = this.#queue.length > 12 ? 3 : 1;
    const wait = first ? 0 : (settings.pace * Math.min(told, 3)) / hurry;
    this.#timer = window.setTimeout(() => this.#show(), wait);
  }

  #take(state: State): void {
    const start = state.lines[0]?.number;
    const before = start === undefined ? this.lines : this.lines.filter((line) => line.number < start);
    if (state.lines.length) this.lines = [...before, ...state.lines];
    this.fresh = before.length ? state.lines : [];
    this.state = state;
  }

  /** Jump to now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const queue = this.#queue;
    this.#queue = [];
    this.behind = 0;
    for (const state of queue) this.#take(state);
  }
}
