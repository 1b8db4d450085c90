/** What is laid over the table: a rule of the book, or a card held close. */
class Drawer {
  ruleId = $state("");
  cardId = $state("");

  rule(id: string): void {
    this.ruleId = id;
  }

  card(id: string): void {
    this.cardId = id;
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
