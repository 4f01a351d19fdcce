// Which open window a notice leads to. The build puts this before the service worker's own code.

/** The window at this address, the one in front first; undefined if none shows it. */
export function pickWindow(windows, address) {
  const { origin, pathname } = new URL(address);
  const there = windows.filter(({ url }) => {
    const shown = new URL(url);
    return shown.origin === origin && shown.pathname.replace(/\/$/, "") === pathname.replace(/\/$/, "");
  });
  return (
    there.find(({ focused }) => focused) ??
    there.find(({ visibilityState }) => visibilityState === "visible") ??
    there[0]
  );
}

/** What a push says, whatever came: a title, a line, and an address of ours. */
export function readPush(text, scope) {
  let said = {};
  try {
    said = JSON.parse(text) ?? {};
  } catch {
    // an empty notice is better than none: browsers show their own then
  }
  const string = (value, otherwise) => (typeof value === "string" && value ? value : otherwise);
  let address = new URL(`.${string(said.path, "/")}`, scope);
  if (address.origin !== new URL(scope).origin) address = new URL(scope);
  return {
    title: string(said.title, "Gobelet"),
    options: {
      body: string(said.body, ""),
      tag: string(said.tag, "gobelet"),
      renotify: true,
      icon: new URL("icon-192.png", scope).href,
      data: { address: address.href },
    },
  };
}
