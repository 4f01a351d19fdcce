import type { Speech } from "../../words/vocabulary";

export default {
  title: "Cincinnati",
  vocabulary: {
    faces: ["1", "2", "3", "4", "5", "6"],
    first_face: 1,
    dice: ["pips", "fell"],
    seats: ["seat", "seats", "taker", "target", "victim", "winner", "sheriff", "owner", "opponent"],
    terms: { card: "card", stake: "card", stakes: "card", hand: "hand", table: "table" },
  },
} satisfies Speech;
