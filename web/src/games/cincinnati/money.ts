// Money cards: "money-15" is $15,000.
export const worthOf = (card: string): number =>
  card.startsWith("money-") ? Number(card.slice(6)) * 1000 : 0;
export const moneyOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + worthOf(card), 0);
