// Which of Dice Town's questions are answered by more than buttons.
import { formOf, offers } from "../../../answers/offers";
import type { Asked } from "../../../protocol";
import type { Picker, SeatChoices } from "../../game";
import { GLYPHS } from "../glyphs";
import AmbushPicker from "./AmbushPicker.svelte";
import CardChoice from "./CardChoice.svelte";
import DeedPicker from "./DeedPicker.svelte";
import OfferBeside from "./OfferBeside.svelte";
import OfferMaker from "./OfferMaker.svelte";
import OutlawCaller from "./OutlawCaller.svelte";
import PictureChoice from "./PictureChoice.svelte";
import PlayCard from "./PlayCard.svelte";
import TurnPicker from "./TurnPicker.svelte";

const SEATS = ["name", "rob", "joe"] as const;
const PICTURED = ["action", "remedy", "drink", "find", "warpath", "desperado", "backs"] as const;

/** One card to play, or not. */
const playsOne = ({ forms }: Asked): boolean =>
  forms.filter((form) => form.form === "button" && form.choice.play != null).length === 1 &&
  forms.every((form) => form.form === "button" && (form.choice.play != null || form.choice.pass));

export const pickers: readonly Picker[] = [
  { form: "offer", fits: (question) => !!formOf(question, "offer"), Picker: OfferMaker },
  { form: "fence", fits: (question) => !!formOf(question, "fence"), Picker: DeedPicker },
  { form: "outlaws", fits: (question) => !!formOf(question, "outlaws"), Picker: OutlawCaller },
  { form: "turn", fits: (question) => offers(question, "turn", "shaman"), Picker: TurnPicker },
  { form: "ambush", fits: (question) => offers(question, "ambush"), Picker: AmbushPicker },
  { form: "picture", fits: (question) => offers(question, ...PICTURED), Picker: PictureChoice },
  { form: "play", fits: playsOne, Picker: PlayCard },
  {
    form: "card",
    fits: (question) => offers(question, "card", "deed") && !offers(question, ...SEATS),
    Picker: CardChoice,
  },
];

export const seats: SeatChoices = {
  of: ({ name, rob, joe }) => name ?? rob ?? joe ?? null,
  // Dollars for Joe, cards for the saloon.
  about({ choice }, seat, board, voice) {
    const player = board.game === "dicetown" ? board.seats[seat] : undefined;
    if (!player) return "";
    if (choice.joe != null) return voice.text("web-has-dollars", { dollars: player.dollars });
    if (choice.rob != null) return voice.text("web-has-cards", { cards: player.cards, deeds: player.deeds });
    return "";
  },
  sign: (card) => GLYPHS[card === "joe" ? "joe" : "card"],
  Beside: OfferBeside,
};
