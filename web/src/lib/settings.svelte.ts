/** What the reader prefers on this device. */
import { keep, recall } from "./kept";

type Theme = "dark" | "light" | "system";
type Speed = "slow" | "normal" | "fast" | "instant";

interface Kept {
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  sound: boolean;
}

const KEY = "locanda-settings";
const DEFAULTS: Kept = { theme: "system", speed: "normal", confirm: false, sound: false };

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS; // somebody wrote something else there
  }
}

class Settings {
  all = $state<Kept>(kept());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.all[name] = value;
    keep(KEY, JSON.stringify(this.all));
    this.apply();
  }

  /** Milliseconds that one thing that happened is shown before the next. */
  get pace(): number {
    return { slow: 1100, normal: 550, fast: 200, instant: 0 }[this.all.speed];
  }

  apply(): void {
    const dark =
      this.all.theme === "dark" || (this.all.theme === "system" && !matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
settings.apply();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => settings.apply());
