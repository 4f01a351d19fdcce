// Where we are: the first page, or a table. Links are ordinary ones; this keeps the page from reloading.

export type Place = { page: "home" } | { page: "table"; table: string };

export function placeOf(path: string): Place {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table } : { page: "home" };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  begin(): void {
    addEventListener("popstate", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(location.pathname);
  }
}

export const route = new Route();

/** For links: <a href="/t/abc" onclick={stay}>. Leaves clicks that open a new tab to the browser. */
export function stay(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(new URL(event.currentTarget.href).pathname);
}
