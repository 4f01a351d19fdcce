// A heap of something on its way from one anchor to another.
export interface Flight {
  what: string; // one of the game's `things`
  number: number;
  from: string;
  to: string;
}
