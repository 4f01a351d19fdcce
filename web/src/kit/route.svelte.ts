// Where we are. Links are ordinary ones; this keeps the page from reloading.

export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "learn" }
  | { page: "rules"; ruleset: string; rule: string }
  | { page: "replay"; table: string } // "" for a record that is still to be opened
  | { page: "nowhere" };

const RULE = /^[A-Z]{2}-\d+$/;

/** A place by its path, or by what stands after # if that is a path: `#/rules/chess/1851/CH-11`. */
export function placeOf(path: string, hash = ""): Place {
  const [first = "", ...rest] = (hash.startsWith("#/") ? hash.slice(1) : path)
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const id = rest[0] ?? "";
  if (first === "") return { page: "home" };
  if (first === "t" && rest.length === 1 && /^[\w-]+$/.test(id)) return { page: "table", table: id };
  if (first === "learn" && !rest.length) return { page: "learn" };
  if (first === "replay" && rest.length < 2) return { page: "replay", table: id };
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
  `/rules/${ruleset}${rule ? `/${rule}` : ""}`;

const here = (): Place => placeOf(location.pathname, location.hash);

class Route {
  place = $state.raw<Place>(here());

  begin(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Looks at the address again. */
  read(): void {
    const next = here();
    if (JSON.stringify(next) !== JSON.stringify(this.place)) this.place = next;
  }
}

export const route = new Route();

/** For links: <a href="/t/abc" onclick={stay}>. Leaves clicks that open a new tab to the browser. */
export function stay(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, hash } = new URL(event.currentTarget.href);
  route.go(pathname + hash);
}
