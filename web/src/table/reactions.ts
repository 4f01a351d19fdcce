// Quick reactions: chat lines by name, so that everybody reads them in their own language.
import type { ChatLine } from "../protocol";
import type { Voice } from "../words/voice";

export const REACTIONS = ["nice", "luck", "ouch", "thanks", "laugh", "moment"] as const;
type Reaction = (typeof REACTIONS)[number];

/** What is sent: ":nice:". */
export const reactionText = (reaction: Reaction): string => `:${reaction}:`;

/** What a chat line says. */
export function spokenText(text: string, voice: Voice): string {
  const name = REACTIONS.find((one) => reactionText(one) === text);
  return name ? voice.text(`web-react-${name}`) : text;
}

/** Who says it: oneself is "You" here, too. */
export const speakerOf = ({ seat, name }: ChatLine, voice: Voice): string =>
  seat !== null && seat === voice.reader ? voice.seat(seat) : name;
