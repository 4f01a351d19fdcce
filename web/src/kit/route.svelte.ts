// Where we are. Links are ordinary ones; this keeps the page from reloading.
import { addressOf, withinHouse } from "./base";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "screen"; table: string } // a table on a big screen, for all to see
  | { page: "daily"; day: string; game: string } // the daily table; "" for those of today
  | { page: "tournaments" }
  | { page: "tournament"; tournament: string }
  | { page: "you"; mail?: [string, string] } // the player, and what belongs to them; by a link of a mail: what it does, its token
  | { page: "player"; player: string } // how somebody is doing
  | { page: "learn" }
  | { page: "how"; game: string }
  | { page: "rules"; ruleset: string; rule: string }
  | { page: "replay"; table: string; moment?: number } // "" for a record that is still to be opened
  | { page: "text"; text: "imprint" | "privacy" } // what the operator has filled in
  | { page: "moderation" } // for moderators
  | { page: "nowhere" };

const RULE = /^[A-Z]{2}-\d+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A place by its path, or by what stands after # if that is a path: `#/rules/chess/1851/CH-11`. */
export function placeOf(path: string, hash = ""): Place {
  const [first = "", ...rest] = (hash.startsWith("#/") ? hash.slice(1) : path)
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const id = rest[0] ?? "";
  if (first === "") return { page: "home" };
  if (first === "t" && rest.length === 1 && /^[\w-]+$/.test(id)) return { page: "table", table: id };
  if (first === "screen" && rest.length === 1 && /^[\w-]+$/.test(id)) return { page: "screen", table: id };
  if (first === "daily" && (!rest.length || (rest.length === 2 && DATE.test(id))))
    return { page: "daily", day: id, game: rest[1] ?? "" };
  if (first === "tournaments" && !rest.length) return { page: "tournaments" };
  if (first === "tournament" && rest.length === 1 && /^[\w-]+$/.test(id))
    return { page: "tournament", tournament: id };
  if (first === "you" && !rest.length) return { page: "you" };
  if (first === "player" && rest.length === 1 && /^\w+$/.test(id)) return { page: "player", player: id };
  if (first === "mail" && rest.length === 2) return { page: "you", mail: [id, rest[1] ?? ""] };
  if ((first === "imprint" || first === "privacy") && !rest.length) return { page: "text", text: first };
  if (first === "moderation" && !rest.length) return { page: "moderation" };
  if (first === "learn" && !rest.length) return { page: "learn" };
  if (first === "learn" && rest.length === 2 && rest[1] === "how") return { page: "how", game: id };
  if (first === "replay" && rest.length < 2) return { page: "replay", table: id };
  if (first === "replay" && rest.length === 2 && /^\d{1,6}$/.test(rest[1] ?? ""))
    return { page: "replay", table: id, moment: Number(rest[1]) };
  if (first === "rules" && rest.length) {
    const rule = RULE.test(rest.at(-1) ?? "") ? (rest.pop() ?? "") : "";
    return { page: "rules", ruleset: rest.join("/"), rule };
  }
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a ruleset's rules, at one of them if it is named. */
export const rulesAddress = (ruleset: string, rule = ""): string =>
  `rules/${ruleset}${rule ? `/${rule}` : ""}`;

/** The address of a table on a big screen, with its key if it has one, and the one by which phones join it as cups. */
export const screenAddress = (table: string, key = ""): string => `screen/${table}${key && `#${key}`}`;
export const cupAddress = (table: string): string => `t/${table}?cup`;

/** The address of a player's page. */
export const playerAddress = (player: string): string => `player/${player}`;

/** The address of a game's pictures. */
export const howAddress = (game: string): string => `learn/${game}/how`;

const here = (): Place => placeOf(withinHouse(location.pathname), location.hash);

class Route {
  place = $state.raw<Place>(here());

  begin(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.read();
    scrollTo(0, 0);
  }

  /** Goes on to another place by itself: there is no way back to the one before. */
  follow(path: string): void {
    history.replaceState(null, "", addressOf(path));
    this.read();
  }

  /** Looks at the address again. */
  read(): void {
    const next = here();
    if (JSON.stringify(next) !== JSON.stringify(this.place)) this.place = next;
  }
}

export const route = new Route();

/** For links: <a href="t/abc" onclick={stay}>. Leaves clicks that open a new tab to the browser. */
export function stay(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, hash } = new URL(event.currentTarget.href);
  route.go(pathname + hash);
}
