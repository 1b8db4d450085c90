/** The live connection to a table: it greets, asks, shows what happens at a pace one can follow, and comes back by itself. */
import { settings } from "./settings.svelte";
import type { Advice, Chair, Facts, Line, Outgoing, Reason, Said, State, TableShown } from "./wire";
import { words } from "./words.svelte";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const MOST_BEHIND = 40; // states after which the page stops to show every one
const ANSWER = 15_000;

/** A request that the server refused, with the rules behind the refusal. */
export class No extends Error {
  constructor(
    text: string,
    readonly reasons: Reason[],
  ) {
    super(text);
  }
}

interface Waiting {
  message: object;
  done: (reply: Outgoing) => void;
  fail: (reason: Error) => void;
}

export class Live {
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  table = $state.raw<TableShown | null>(null);
  chairs = $state.raw<Chair[]>([]);
  watchers = $state(0);
  said = $state.raw<Said[]>([]);
  visited = $state<number | null>(null);
  teams = $state(false);
  online = $state(false);
  /** Why the server does not let us in. */
  refused = $state("");
  /** What just happened, for animations: the lines of the state that is shown. */
  fresh = $state.raw<Line[]>([]);
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
  readonly #name = crypto.randomUUID().slice(0, 8);

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
      socket.send(JSON.stringify({ do: "hello", id: this.#id(), language: words.language, since: this.#told }));
      for (const { message } of this.#sent.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<ArrayBuffer>) => this.#hear(JSON.parse(decoder.decode(event.data)) as Outgoing);
    socket.onclose = (event) => {
      this.online = false;
      if (this.#closed || this.refused || event.code === 4008) return;
      const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
      setTimeout(() => !this.#closed && this.#connect(), wait);
    };
    this.#socket = socket;
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

  async answer(key: string): Promise<void> {
    const asked = this.state?.asked[0];
    if (!asked || this.busy) return;
    this.busy = true;
    const late = setTimeout(() => (this.busy = false), ANSWER);
    try {
      await this.ask({ do: "answer", decision: asked.decision, seat: asked.seat, key });
    } finally {
      clearTimeout(late);
      this.busy = false;
    }
  }

  async why(key: string): Promise<{ text: string; reasons: Reason[] }> {
    const seat = this.state?.asked[0]?.seat ?? this.state?.seat;
    if (seat === null || seat === undefined) return { text: words.say("only-watching"), reasons: [] };
    const reply = await this.ask({ do: "why", seat, key });
    return reply.is === "because" ? reply : { text: "", reasons: [] };
  }

  /** What stands against doing anything with a card now. */
  async whyNotThis(about: string): Promise<Reason[]> {
    const seat = this.state?.asked[0]?.seat;
    if (seat === undefined) return [];
    const reply = await this.ask({ do: "why-this", seat, about });
    return reply.is === "because" ? reply.reasons : [];
  }

  async details(key: string): Promise<Facts> {
    const seat = this.state?.asked[0]?.seat;
    if (seat === undefined) return {};
    const reply = await this.ask({ do: "details", seat, key });
    return reply.is === "details" ? reply.facts : {};
  }

  async hint(): Promise<Advice | null> {
    const seat = this.state?.asked[0]?.seat;
    if (seat === undefined) return null;
    const reply = await this.ask({ do: "hint", seat });
    return reply.is === "advice" ? reply : null;
  }

  async undo(to: number): Promise<void> {
    const seat = this.chairs.find((chair) => chair.mine)?.seat ?? this.state?.seat;
    if (seat !== null && seat !== undefined) await this.ask({ do: "undo", seat: this.#undoSeat(seat), to });
  }

  /** With several seats, the one that answered last is the one that takes back. */
  #undoSeat(first: number): number {
    return this.state?.asked[0]?.seat ?? first;
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
        if (message.reply) this.#sent.get(message.reply)?.fail(new No(message.text, message.reasons));
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
