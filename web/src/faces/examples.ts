/** Subjects of every kind, with what a card needs beside them, to show what the maker can draw. */
import type { Subject } from "./scene";

export interface Example {
  subject: Subject;
  name: string;
  tone: string;
  band: { icon: string; word: string };
}

const example = (kind: Subject["kind"], id: string, icon: string, name: string, tone: string, sign: string, more: Partial<Subject> = {}): Example => ({
  subject: { id, icon, kind, tint: tone, ...more },
  name,
  tone,
  band: { icon: sign, word: kind },
});

export const EXAMPLES: readonly Example[] = [
  example("foe", "ember-wyrm", "dragon-head", "Ember Wyrm", "#a1241e", "dragon-head", { traits: ["dragon"], level: 3 }),
  example("foe", "hollow-watchman", "spectre", "Hollow Watchman", "#27589f", "dragon-head", { traits: ["undead"], level: 2 }),
  example("foe", "thicket-wolves", "wolf-head", "Thicket Wolves", "#2f6f34", "dragon-head", { traits: ["beast"] }),
  example("person", "the-innkeeper", "beer-stein", "The Innkeeper", "#1f6a6e", "three-friends"),
  example("person", "a-lady-in-steel", "visored-helm", "A Lady in Steel", "#5a3f86", "visored-helm"),
  example("thing", "riverglass-bow", "high-shot", "Riverglass Bow", "#7a3a22", "broadsword"),
  example("thing", "draught-of-second-thoughts", "health-potion", "Draught of Second Thoughts", "#8a2f66", "health-potion"),
  example("event", "night-of-falling-stars", "falling-star", "Night of Falling Stars", "#27589f", "scroll-unfurled"),
  example("quest", "the-missing-milestone", "treasure-map", "The Missing Milestone", "#7a5417", "scroll-quill"),
  example("deed", "winter-breath", "ice-bolt", "Winter Breath", "#4b4391", "sparkles"),
  example("trophy", "the-golden-antler", "trophy-cup", "The Golden Antler", "#7d5d00", "trophy-cup"),
];
