/** Requests to the server; a refusal becomes a `Refused` with a sentence in the reader's language. */
import { randomHex } from "./random";
import { words } from "./words.svelte";
import type { GameShown, Library, Lists, NewTable, Player, Position, Proof } from "./wire";

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
  tables: () => request<Lists>("GET", "/api/tables", undefined, parts("mine", "open", "watch", "finished")),
  open: (table: NewTable) => request<Opened>("POST", "/api/tables", table),
  teach: (game: string, lesson: string) => request<Opened>("POST", `/api/lessons/${game}/${lesson}`),
  invitation: (invite: string) => request<Opened>("GET", `/api/invitations/${invite}`),
  sit: (table: string, seat: number, invite: string, brings = "") =>
    request<Opened>("POST", `/api/tables/${table}/sit`, { seat, invite, brings, share: share() }),
  leave: (table: string) => request<Opened>("POST", `/api/tables/${table}/leave`),
  begin: (table: string) => request<Opened>("POST", `/api/tables/${table}/begin`, { share: share() }),
  handOver: (table: string, seat: number, bot: string) =>
    request<Opened>("POST", `/api/tables/${table}/seats/${seat}`, { bot }),
  position: (table: string, at: number, inWords: boolean) =>
    request<Position>("GET", `/api/tables/${table}/at/${at}${inWords ? "?in_words=true" : ""}`),
  fork: (table: string, at: number) => request<Opened>("POST", `/api/tables/${table}/fork`, { at }),
  proof: (table: string) => request<Proof>("GET", `/api/tables/${table}/proof`),
};
