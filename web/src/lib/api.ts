/** Requests to the server; a refusal becomes a `Refused` with a sentence in the reader's language. */
import type { Reviewed } from "../end/shown";
import { randomHex } from "./random";
import { words } from "./words.svelte";
import type { BringsReason, DeckShown, EventLists, EventShown, GameShown, Library, Lists, NewEvent, NewTable, Player, Position, Proof } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

/** An answer with these parts; anything else makes no sense. */
const parts =
  (...names: string[]) =>
  (data: object): boolean =>
    names.every((name) => name in data);

async function request<T>(method: string, path: string, body?: unknown, fits: (data: object) => boolean = parts()): Promise<T> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (method !== "GET") headers["x-csrf"] = cookie("locanda-csrf");
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, words.say("no-connection"));
  }
  if (response.status === 204) return null as T; // done, and nothing to tell
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const told = (data as { error?: string } | null)?.error;
    throw new Refused(response.status, told ?? words.say("no-answer"));
  }
  if (typeof data !== "object" || !data || !fits(data)) throw new Refused(0, words.say("no-answer"));
  return data as T;
}

/** A share of the dice that only this device knows until it is sent. */
export function share(): string {
  return randomHex(16);
}

const chosen = (expansions: readonly string[]): string =>
  expansions.length ? `?with=${expansions.map(encodeURIComponent).join(",")}` : "";

interface Me {
  player: Player | null;
  local: boolean;
}
interface Opened {
  id: string;
}

export const api = {
  me: () => request<Me>("GET", "/api/me", undefined, parts("player", "local")),
  guest: (name: string) => request<Me>("POST", "/api/guest", { name }),
  register: (name: string, login: string, password: string) =>
    request<Me>("POST", "/api/account", { name, login, password }),
  login: (login: string, password: string) => request<Me>("POST", "/api/login", { login, password }),
  logout: () => request<Me>("POST", "/api/logout"),
  games: () => request<GameShown[]>("GET", "/api/games", undefined, Array.isArray),
  library: (game: string, expansions: readonly string[] = []) =>
    request<Library>("GET", `/api/games/${game}${chosen(expansions)}`, undefined, parts("board", "cards", "rules")),
  tables: () => request<Lists>("GET", "/api/tables", undefined, parts("kept", "mine", "open", "watch", "finished", "away")),
  open: (table: NewTable) => request<Opened>("POST", "/api/tables", table),
  teach: (game: string, lesson: string) => request<Opened>("POST", `/api/lessons/${game}/${lesson}`),
  invitation: (invite: string) => request<Opened>("GET", `/api/invitations/${invite}`),
  sit: (table: string, seat: number, invite: string, brings = "") =>
    request<Opened>("POST", `/api/tables/${table}/sit`, { seat, invite, brings, share: share() }),
  leave: (table: string) => request<Opened>("POST", `/api/tables/${table}/leave`),
  begin: (table: string) => request<Opened>("POST", `/api/tables/${table}/begin`, { share: share() }),
  handOver: (table: string, seat: number, bot: string) =>
    request<Opened>("POST", `/api/tables/${table}/seats/${seat}`, { bot }),
  place: (table: string, seat: number, bot: string) => request<Opened>("POST", `/api/tables/${table}/chairs/${seat}`, { bot }),
  choose: (table: string, seat: number, brings: string) =>
    request<Opened>("POST", `/api/tables/${table}/chairs/${seat}/brings`, { brings }),
  join: (table: string, seat: number, invite: string) =>
    request<Opened>("POST", `/api/tables/${table}/chairs/${seat}/join`, { invite }),
  replace: (table: string, seat: number) => request<Opened>("POST", `/api/tables/${table}/chairs/${seat}/replace`),
  concede: (table: string) => request<Opened>("POST", `/api/tables/${table}/concede`),
  quit: (table: string) => request<Opened>("POST", `/api/tables/${table}/quit`),
  close: (table: string) => request<Opened>("POST", `/api/tables/${table}/close`),
  vote: (table: string, asked: number, yes: boolean) => request<Opened>("POST", `/api/tables/${table}/vote`, { asked, yes }),
  rematch: (table: string) => request<Opened>("POST", `/api/tables/${table}/rematch`, { share: share() }),
  putAway: (table: string, away: boolean) => request<Opened>("POST", `/api/tables/${table}/away`, { away }),
  position: (table: string, at: number, inWords: boolean) =>
    request<Position>("GET", `/api/tables/${table}/at/${at}${inWords ? "?in_words=true" : ""}`),
  fork: (table: string, at: number) => request<Opened>("POST", `/api/tables/${table}/fork`, { at }),
  review: (table: string) => request<Reviewed>("GET", `/api/tables/${table}/review`, undefined, parts("review")),
  proof: (table: string) => request<Proof>("GET", `/api/tables/${table}/proof`),
  decks: (game: string) => request<DeckShown[]>("GET", `/api/decks?game=${encodeURIComponent(game)}`, undefined, Array.isArray),
  keepDeck: (deck: { game: string; kind: string; name: string; brings: string }) =>
    request<DeckShown>("POST", "/api/decks", deck, parts("id", "brings")),
  changeDeck: (id: string, deck: { kind: string; name: string; brings: string }) =>
    request<DeckShown>("PUT", `/api/decks/${id}`, deck, parts("id", "brings")),
  copyDeck: (what: { deck: string } | { game: string; kind: string; brings: string; name: string }) =>
    request<DeckShown>("POST", "/api/decks/copy", what, parts("id", "brings")),
  forgetDeck: (id: string) => request<null>("DELETE", `/api/decks/${id}`),
  readBrings: (game: string, text: string) => request<{ brings: string }>("POST", "/api/brings/read", { game, text }, parts("brings")),
  writeBrings: (game: string, brings: string, language: string) =>
    request<{ text: string }>("POST", "/api/brings/write", { game, brings, language }, parts("text")),
  checkBrings: (game: string, kind: string, brings: string) =>
    request<BringsReason[]>("POST", "/api/brings/check", { game, kind, brings }, Array.isArray),
  events: () => request<EventLists>("GET", "/api/events", undefined, parts("mine", "open", "watch", "finished")),
  event: (event: string, invite = "") =>
    request<EventShown>("GET", `/api/events/${event}?invite=${invite}`, undefined, parts("listed", "entrants", "pairings", "standings")),
  openEvent: (event: NewEvent) => request<Opened>("POST", "/api/events", event),
  enterEvent: (event: string, brings: string, invite: string) =>
    request<Opened>("POST", `/api/events/${event}/enter`, { brings, invite, share: share() }),
  fillEvent: (event: string, seats: number) => request<Opened>("POST", `/api/events/${event}/fill`, { seats }),
  beginEvent: (event: string) => request<Opened>("POST", `/api/events/${event}/begin`),
  dropEntrant: (event: string, number: number | null) => request<Opened>("POST", `/api/events/${event}/drop`, { number }),
  closeEvent: (event: string) => request<Opened>("POST", `/api/events/${event}/close`),
};
