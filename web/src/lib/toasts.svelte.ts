/** Short messages that come and go. */
import type { Reason } from "./wire";

export interface Toast {
  id: number;
  text: string;
  reasons: Reason[];
  /** Whether it speaks of the question that is open, and is of no use after it. */
  passing: boolean;
}

const SHOWN = 7000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 0;

  tell(text: string, reasons: Reason[] = [], passing = false): void {
    const id = this.#next++;
    this.all = [...this.all.slice(-2), { id, text, reasons, passing }];
    setTimeout(() => this.drop(id), SHOWN + 40 * reasons.reduce((sum, one) => sum + one.text.length, 0));
  }

  /** What spoke of a question is put away with it. */
  settle(): void {
    if (this.all.some((one) => one.passing)) this.all = this.all.filter((one) => !one.passing);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
