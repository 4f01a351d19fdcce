import type { Speech } from "../../words/vocabulary";

export default {
  title: "Dice Town",
  vocabulary: {
    faces: ["9", "10", "J", "Q", "K", "A"],
    dice: ["dice", "face", "turned"],
    seats: ["seat", "seats", "taker", "target", "victim", "winner", "sheriff", "owner", "opponent"],
    terms: {
      card: "card",
      cards: "card",
      cancelled: "card",
      place: "place",
      hand: "hand",
      remedy: "remedy",
      elixir: "elixir",
      action: "action",
      actions: "action",
      find: "find",
      finds: "find",
      lands: "land",
      spirit: "spirit",
    },
  },
} satisfies Speech;
