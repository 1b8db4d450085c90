/** Who the page belongs to. */
import { api } from "./api";
import type { Player } from "./wire";
import { words } from "./words.svelte";

class People {
  me = $state<Player | null>(null);
  /** A table of one's own on this machine. */
  local = $state(false);

  async load(): Promise<void> {
    const found = await api.me();
    this.local = found.local;
    this.me = found.player;
    // At a table of one's own there is nobody to introduce oneself to.
    if (this.local && !this.me) await this.guest(words.say("host-name"));
  }

  async guest(name: string): Promise<void> {
    this.me = (await api.guest(name)).player;
  }

  async login(login: string, password: string): Promise<void> {
    this.me = (await api.login(login, password)).player;
  }

  async register(name: string, login: string, password: string): Promise<void> {
    this.me = (await api.register(name, login, password)).player;
  }

  async logout(): Promise<void> {
    await api.logout();
    this.me = null;
  }
}

export const people = new People();
