// Which scenes a step makes, and when there is none.
import type { Board, GameOnPage, Scene } from "../games/game";
import { settings, stillness } from "../kit/settings.svelte";
import type { TableView, Told } from "../protocol";
import { onlyPass } from "./presence";

const MOST = 3; // of one step: what all do at once is still soon over

/** The scenes of a step, in the order of its events; none where less motion is wanted. */
export function scenesOf(
  step: readonly Told[],
  { scenes }: Pick<GameOnPage, "scenes">,
  before: Board | null,
  after: Board | null,
): Scene[] {
  if (!scenes || !before || !after || settings.pace === "off" || stillness()) return [];
  return step.flatMap((event) => scenes.of(event, before, after) ?? []).slice(0, MOST);
}

/** This player is to decide something, and their time is running. */
export const isPressing = ({ question }: TableView): boolean =>
  !!question?.yours && !onlyPass(question) && (question.window || question.until !== null);
