/** What is laid over the table: a rule of the book, or a card held close. */
class Drawer {
  ruleId = $state("");
  cardId = $state("");
  /** What options call the card, if not by its id. */
  about = $state("");

  /** Open the book at this rule; an empty id closes it. */
  rule(id: string): void {
    this.ruleId = id;
  }

  /** Hold this card close; an empty id puts it back. */
  card(id: string, about = id): void {
    this.cardId = id;
    this.about = about;
  }
}

export const drawer = new Drawer();
