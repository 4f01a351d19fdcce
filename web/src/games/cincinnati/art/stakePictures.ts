// What is painted on Cincinnati's cards: notes, more of them the richer; chips; and two blades.
import type { Parts, Picture, Placed } from "../../../art/picture";

const note = (dark: string, light: string): Picture => [
  "k M-9-36h20v38H-9Z",
  `${dark} M-10-38h20V0h-20Z`,
  `${light} M-8.500-36.500h17v35h-17Z`,
  `${dark} M0-26.500a6.500 6.500 0 1 1-.1 0Zm0 2a4.500 4.500 0 1 0 .1 0ZM-6.500-34.500h4v4h-4Zm9 27h4v4h-4Z`,
];
const felt = (ink: string) => `${ink} M0 0h80v60H0Z`;
const lamp = (ink: string) => `${ink} M40-2a32 32 0 1 1-.1 0Z`;
/** Notes in a fan, held together by a band. */
const notes = (count: number, dark: string, light: string): Parts => [
  felt("f"),
  lamp("e"),
  ...Array.from({ length: count }, (_, which) => ({
    at: `translate(40 54) rotate(${(which - (count - 1) / 2) * 21})`,
    picture: note(dark, light),
  })),
  "g M28 47h24v6H28Z",
];

const SWORD: Picture = [
  "m M-2 2h4v38l-2 5-2-5Z",
  "j M-2 2h2v43l-2-5Z",
  "g M-8-1H8v3H-8Z",
  "q M-1.500-12h3V-1h-3Z",
  "g M0-16a2.500 2.500 0 1 1-.1 0Z",
];
const chip = (ink: string): Picture => [
  "k M-15 2v4a15 6 0 0 0 30 0v-4Z",
  `${ink} M-15 0v4a15 6 0 0 0 30 0V0Z`,
  "w M-10 3.500l4 1.500v4.500l-4-1.300Zm8 2h4v5h-4Zm8-.500 4-1.500v4.700l-4 1.300Z",
  `${ink} M0-6a15 6 0 1 1-.1 0Z`,
  "w M0-4.800a10.500 4 0 1 1-.1 0Zm0 1.200a8 2.800 0 1 0 .1 0Z",
];
const stack = (at: string, ink: string, high: number): Placed[] =>
  Array.from({ length: high }, (_, which) => ({
    at: `${at} translate(0 ${-which * 7})`,
    picture: chip(ink),
  }));

const PICTURES: Record<string, Parts> = {
  "money-15": notes(1, "m", "j"),
  "money-20": notes(2, "u", "l"),
  "money-25": notes(3, "o", "y"),
  "money-30": notes(4, "f", "a"),
  "money-35": notes(5, "v", "s"),
  duel: [
    felt("d"),
    lamp("r"),
    { at: "translate(60 50) rotate(135) translate(0 4)", picture: SWORD },
    { at: "translate(20 50) rotate(-135) translate(0 4)", picture: SWORD },
    "y M40 6l1.500 5 5-1.500-3 4 4.500 2-5 1 1 5-4-3.500-4 3.500 1-5-5-1 4.500-2-3-4 5 1.500Z",
  ],
  chips: [felt("f"), lamp("e"), ...stack("translate(27 42)", "r", 4), ...stack("translate(55 44)", "i", 3)],
};

export const stakePicture = (card: string): Parts => PICTURES[card] ?? [felt("f")];
