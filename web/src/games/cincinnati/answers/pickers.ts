// Which of Cincinnati's questions are answered by more than buttons.
import { offers } from "../../../answers/offers";
import type { Picker, SeatChoices } from "../../game";
import { GLYPHS } from "../glyphs";
import TablePicker from "./TablePicker.svelte";

export const pickers: readonly Picker[] = [
  { form: "table", fits: (question) => offers(question, "table"), Picker: TablePicker },
];

export const seats: SeatChoices = {
  of: ({ challenge }) => challenge ?? null,
  about(_button, seat, board, voice) {
    const player = board.game === "cincinnati" ? board.seats[seat] : undefined;
    return player ? voice.text("web-has-money", { money: player.money }) : "";
  },
  sign: () => GLYPHS.card,
  Beside: null,
};
