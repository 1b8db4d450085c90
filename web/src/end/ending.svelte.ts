/** Whether the page of the end is open, and the position that somebody wants to look at from there. */
class Ending {
  open = $state(false);
  /** A number of answers, until whoever looks back has taken it. */
  at = $state<number | null>(null);

  /** Look at the match as it stood after so many answers. */
  look(at: number): void {
    this.at = at;
    this.open = false;
  }
}

export const ending = new Ending();
