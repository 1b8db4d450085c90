/** Short messages that come and go. */
import type { Reason } from "./wire";

export interface Toast {
  id: number;
  text: string;
  reasons: Reason[];
}

const SHOWN = 7000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 0;

  tell(text: string, reasons: Reason[] = []): void {
    const id = this.#next++;
    this.all = [...this.all.slice(-2), { id, text, reasons }];
    setTimeout(() => this.drop(id), SHOWN + 40 * reasons.reduce((sum, one) => sum + one.text.length, 0));
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
