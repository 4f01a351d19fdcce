// The browser used to be opened at 127.0.0.1, and browsers keep things for each address apart. What they keep there
// is brought to localhost, once. It travels in the fragment of an address, which does not leave the browser.
import { addressOf, basePath } from "./base";
import { keepToo, keptHere, read, write } from "./keepsake";

const ASKED = "#bring";
const BROUGHT = "#brought=";

/** At localhost: go and ask, unless that was done before. */
export function askForKept(): void {
  if (location.hostname !== "localhost" || read("moved")) return;
  write("moved", "asked");
  location.replace(`http://127.0.0.1:${location.port}${basePath()}${ASKED}`);
}

/** Whether this page was opened only to hand things over, or to take them; then it is left at once. */
export function handsOver(): boolean {
  const { hostname, hash, port } = location;
  if (hostname === "127.0.0.1" && hash === ASKED) {
    location.replace(
      `http://localhost:${port}${basePath()}${BROUGHT}${encodeURIComponent(JSON.stringify(keptHere()))}`,
    );
    return true;
  }
  if (hostname === "localhost" && hash.startsWith(BROUGHT)) {
    if (read("moved") === "asked") take(hash.slice(BROUGHT.length)); // else another page has made this address up
    write("moved", "done");
    location.replace(addressOf("./"));
    return true;
  }
  return false;
}

function take(text: string): void {
  try {
    keepToo(JSON.parse(decodeURIComponent(text)));
  } catch {
    // then it is not what was kept
  }
}
