/** What the reader prefers on this device. */
type Theme = "dark" | "light" | "system";
type Speed = "slow" | "normal" | "fast" | "instant";

interface Kept {
  theme: Theme;
  speed: Speed;
  autoPass: string[]; // prompts at which "use nothing" is answered by itself
  stops: string[]; // prompts at which nothing is answered by itself, whatever else is set
  confirm: boolean;
  sound: boolean;
}

const KEY = "locanda-settings";
const DEFAULTS: Kept = { theme: "system", speed: "normal", autoPass: [], stops: [], confirm: false, sound: false };

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS; // somebody wrote something else there
  }
}

class Settings {
  all = $state<Kept>(kept());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.all[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.all));
    this.apply();
  }

  toggle(name: "autoPass" | "stops", prompt: string): void {
    const list = this.all[name];
    this.set(name, list.includes(prompt) ? list.filter((one) => one !== prompt) : [...list, prompt]);
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
