// Which of Cincinnati's questions are answered by more than buttons.
import { offers } from "../../../answers/offers";
import type { Picker, SeatChoices } from "../../game";
import { GLYPHS } from "../glyphs";
import ChallengePicker from "./ChallengePicker.svelte";
import TablePicker from "./TablePicker.svelte";

export const pickers: readonly Picker[] = [
  { form: "table", fits: (question) => offers(question, "table"), Picker: TablePicker },
  { form: "challenge", fits: (question) => offers(question, "challenge"), Picker: ChallengePicker },
];

export const seats: SeatChoices = {
  of: ({ challenge }) => challenge ?? null,
  about: () => "",
  sign: () => GLYPHS.card,
  Beside: null,
};
