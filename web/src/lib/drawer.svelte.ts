/** What is laid over the table: a rule of the book, or a card held close. */
class Drawer {
  ruleId = $state("");
  cardId = $state("");
  /** What options call the card, if not by its id. */
  about = $state("");

  rule(id: string): void {
    this.ruleId = id;
  }

  card(id: string, about = id): void {
    this.cardId = id;
    this.about = about;
  }

  close(): void {
    this.ruleId = "";
    this.cardId = "";
  }

  get open(): boolean {
    return this.ruleId !== "" || this.cardId !== "";
  }
}

export const drawer = new Drawer();
