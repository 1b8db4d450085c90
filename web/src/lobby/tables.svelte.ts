/** What stands in the room: the games on the shelf and the tables, looked at again every few seconds. */
import { load } from "../games";
import { api, Refused } from "../lib/api";
import { people } from "../lib/people.svelte";
import { router } from "../lib/route.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { GameShown, Listed, Lists, NewTable } from "../lib/wire";

const AGAIN = 5000;

/** Says a refusal; anything else is a fault of the page and is thrown on. */
export function tell(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  toasts.tell(error.message);
}

function rank(table: Listed): number {
  if (table.your_turn) return 0;
  return table.stage === "playing" ? 1 : 2;
}

export class Room {
  games = $state.raw<GameShown[] | null>(null);
  lists = $state.raw<Lists | null>(null);
  /** Seconds, for saying how long ago something was. */
  now = $state(Date.now() / 1000);

  /** Why nothing can be shown yet. */
  trouble = $state("");

  #timer = 0;
  #closed = false;
  #silent = false; // a lost connection is told once, not every few seconds
  #shown = "";

  /** Those that wait for the reader first. */
  mine = $derived([...(this.lists?.mine ?? [])].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched));

  open(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    document.addEventListener("visibilitychange", look);
    void this.look();
    return () => {
      this.#closed = true;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.games ??= await api.games();
      const lists = await api.tables();
      if (this.#closed) return;
      const text = JSON.stringify(lists);
      if (text !== this.#shown) this.lists = lists;
      this.#shown = text;
      this.#silent = false;
      this.trouble = "";
    } catch (error) {
      if (this.#closed) return;
      if (error instanceof Refused && error.status === 401) await people.load().catch(() => {});
      else if (error instanceof Refused && !this.lists) this.trouble = error.message;
      else if (!this.#silent) tell(error);
      this.#silent = true;
    }
    this.now = Date.now() / 1000;
    clearTimeout(this.#timer);
    if (!this.#closed && document.visibilityState === "visible") this.#timer = window.setTimeout(() => void this.look(), AGAIN);
  }
}

/** Fetches what a table of this game needs while the server lays it; what does not come is told once it is needed. */
export function fetchAhead(game: string): void {
  void Promise.allSettled([import("../table"), load(game)]);
}

/** Opens a table and goes there; if nobody is awaited the match begins at once. */
export async function sitDown(wanted: NewTable): Promise<void> {
  fetchAhead(wanted.game);
  const { id } = await api.open(wanted);
  if (!wanted.seats.some((seat) => seat.kind === "open"))
    await api.begin(id).catch(tell); // the owner can begin at the table as well
  router.go(`/table/${id}`);
}

const QUICK_SEATS = 4;

/** The reader against bots, with everything as the game has it by default. */
export function quickTable(game: GameShown): NewTable {
  const bot = game.house;
  const others = Math.min(QUICK_SEATS, game.seats[1]) - 1;
  return {
    game: game.id,
    seats: [{ kind: "me" }, ...Array.from({ length: others }, () => ({ kind: "bot" as const, bot }))],
    options: {},
    expansions: [],
    always_ask: false,
    public: false,
    clock: 0,
    absence: 0,
  };
}
