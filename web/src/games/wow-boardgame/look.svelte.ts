/** What is looked at on the board and beside it at the same time: a quest and its regions, and the character whose turn it is to be shown. */
class Look {
  /** The quest that the pointer rests on. */
  quest = $state("");
  /** The region that the pointer rests on. */
  region = $state("");
  /** The character that a walk is planned for, of several at one seat. */
  character = $state("");
}

export const look = new Look();
