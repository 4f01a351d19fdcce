// What this device is called in the list of the player's devices: its browser and its system.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const found = (table: readonly (readonly [RegExp, string])[], agent: string): string[] => {
  const entry = table.find(([sign]) => sign.test(agent));
  return entry ? [entry[1]] : [];
};

export const deviceName = (agent = navigator.userAgent): string =>
  [...found(BROWSERS, agent), ...found(SYSTEMS, agent)].join(", ");
