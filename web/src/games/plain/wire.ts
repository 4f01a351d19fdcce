// The plain board as the server sends it.

/** Some dice, cards or a number, named by the message `heap-<id>`. */
export interface Heap {
  id: string;
  amount: number | null;
  dice: string[]; // faces as printed
  hidden: number; // dice or cards that lie face down
  cards: string[]; // ids of the messages that name them
}

export interface PlainSeat {
  heaps: Heap[];
  score: number | null;
}

export interface PlainBoard {
  game: "plain";
  round: number;
  seats: PlainSeat[];
  table: Heap[];
  winners: number[];
}
