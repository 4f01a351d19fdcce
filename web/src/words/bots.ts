// Bots as players know them: by how well they play. The terminal calls them by their own names.
import type { Voice } from "./voice";

export const botName = (voice: Voice, bot: string): string => {
  const id = `home-bot-${bot}`;
  return voice.text(voice.has(id) ? id : `bot-${bot}`);
};

/** A bot's description in a few words; "" if it has none. */
export const botText = (voice: Voice, bot: string): string => voice.text(`home-bot-${bot}`, {}, "text");
