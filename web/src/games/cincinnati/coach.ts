// What the coach's sentences point at, one after another: see coach/target.ts for the names.
import type { Pointed } from "../coaching";

export default {
  welcome: ["street", "players", "players"],
  "choose-table": ["table-atlantic", "table-ballroom", "table-caesars"],
  declare: ["work", "street"],
  "extra-roll": ["work", "me"],
  challenge: ["work", "players"],
  "duel-reroll": ["street", "work"],
  "duel-extra": ["work", "street"],
} satisfies Pointed;
