// A heap of something on its way from one anchor to another.
export interface Flight {
  what:
    | "dollar"
    | "nugget"
    | "card"
    | "deed"
    | "star"
    | "chips"
    | "money"
    | "duel"
    | "outlaw"
    | "die"
    | "elixir";
  number: number;
  from: string;
  to: string;
}
