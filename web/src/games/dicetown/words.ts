// What cards of land are called.
import type { Voice } from "../../words/voice";
import type { PlaceId } from "./faces";

/** A deed by its points; 0 is a Ranch. */
export const landWords = (voice: Voice, points: number, fenced = false): string => {
  if (points === 0) return voice.text("web-ranch");
  return voice.text(fenced ? "web-fenced-deed" : "web-deed", { points });
};

/** A place of the street; nobody wins the village, so the sentence files do not list it among the places. */
export const placeWords = (voice: Voice, place: PlaceId, form: "title" | "text"): string =>
  voice.text(place === "village" ? "web-village" : `place-${place}`, {}, form);
