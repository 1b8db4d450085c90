/** Where the reader is: `#/`, `#/table/ID`, `#/join/INVITATION`, `#/event/ID/INVITATION`, `#/decks/GAME`. */
export type Route = { name: "lobby" } | { name: "table"; id: string } | { name: "join"; invite: string } | { name: "event"; id: string; invite: string } | { name: "decks"; game: string };

function read(): Route {
  const [name, rest, more] = location.hash.replace(/^#\/?/, "").split("/");
  if (name === "table" && rest) return { name: "table", id: rest };
  if (name === "join" && rest) return { name: "join", invite: rest };
  if (name === "event" && rest) return { name: "event", id: rest, invite: more ?? "" };
  if (name === "decks" && rest) return { name: "decks", game: rest };
  return { name: "lobby" };
}

class Router {
  route = $state<Route>(read());

  constructor() {
    addEventListener("hashchange", () => (this.route = read()));
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();
