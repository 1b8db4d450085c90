/** Where the reader is: `#/`, `#/table/ID`, `#/join/INVITATION`. */
export type Route = { name: "lobby" } | { name: "table"; id: string } | { name: "join"; invite: string };

function read(): Route {
  const [name, rest] = location.hash.replace(/^#\/?/, "").split("/");
  if (name === "table" && rest) return { name: "table", id: rest };
  if (name === "join" && rest) return { name: "join", invite: rest };
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
