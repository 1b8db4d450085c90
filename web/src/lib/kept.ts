/** What this device remembers; a browser that keeps nothing forgets it, and that is all. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
}
