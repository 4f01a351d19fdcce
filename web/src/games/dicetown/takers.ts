// DX-10. Who has taken which action this round.
import type { Told } from "../../protocol";

export type Takers = Record<string, number>;

export function takersOf(log: readonly Told[]): Takers {
  const takers: Takers = {};
  for (const message of log.slice(log.findLastIndex(({ id }) => id === "round") + 1)) {
    if (message.id === "takes-action") takers[String(message.facts.action)] = Number(message.facts.seat);
  }
  return takers;
}
