// Where this house stands on its host: at the top, or below a path (`/gobelet/`). The server writes it into <base>.
//
// Addresses of ours never begin with a slash: `t/abc`, `api/tables`, and `./` for the first page. Browsers see those of
// links and requests from <base>; whatever else needs a whole address takes it from here.

/** The whole address of one of ours. */
export const addressOf = (path: string): string => new URL(path, document.baseURI).href;

/** The path of the house itself, with a slash at both ends. */
export const basePath = (): string => new URL("./", document.baseURI).pathname;

/** A path of this site as the house sees it: `/gobelet/t/abc` is `t/abc`. */
export function withinHouse(path: string): string {
  const base = basePath();
  return path.startsWith(base) ? path.slice(base.length) : path;
}
