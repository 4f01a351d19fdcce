// Where a bubble stands: beside the thing it is about, never over it nor over what must stay free.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}
export type Side = "right" | "left" | "below" | "above" | "away";
export interface Stand {
  left: number;
  top: number;
  side: Side; // of the thing
}

const GAP = 14; // room for the bubble's tip
const EDGE = 6; // of the window
const STEPS = 12; // places that are tried along each axis if there is no room beside the thing

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function beside(thing: Box, size: Size, screen: Size): Stand[] {
  const left = clamp(thing.left + thing.width / 2 - size.width / 2, EDGE, screen.width - size.width - EDGE);
  const top = clamp(thing.top + 8, EDGE, screen.height - size.height - EDGE);
  return [
    { left: thing.left + thing.width + GAP, top, side: "right" },
    { left: thing.left - size.width - GAP, top, side: "left" },
    { left, top: thing.top + thing.height + GAP, side: "below" },
    { left, top: thing.top - size.height - GAP, side: "above" },
  ];
}

function anywhere(size: Size, screen: Size): Stand[] {
  const steps = Array.from({ length: STEPS + 1 }, (_none, step) => step / STEPS);
  return steps.flatMap((down) =>
    steps.map((across) => ({
      left: EDGE + across * Math.max(0, screen.width - size.width - 2 * EDGE),
      top: EDGE + down * Math.max(0, screen.height - size.height - 2 * EDGE),
      side: "away" as const,
    })),
  );
}

/** `free` are boxes that are never covered; `rather` one that is left free if there is room elsewhere. */
export function standOf(
  thing: Box,
  size: Size,
  screen: Size,
  free: readonly Box[],
  rather: Box | null,
): Stand {
  const over = (stand: Stand, box: Box) => shared({ ...stand, ...size }, box);
  const inside = ({ left, top }: Stand) =>
    left >= EDGE &&
    top >= EDGE &&
    left + size.width <= screen.width - EDGE &&
    top + size.height <= screen.height - EDGE;
  const allowed = [...beside(thing, size, screen), ...anywhere(size, screen)].filter(
    (stand) => inside(stand) && !free.some((box) => over(stand, box)),
  );
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(thing);
  /** Beside the thing the tip shows the way; elsewhere nearness does. Less than any area that is covered. */
  const far = (stand: Stand): number => {
    if (stand.side !== "away") return 0;
    const [left, top] = middle({ ...stand, ...size });
    return Math.hypot(left - x, top - y) / (screen.width + screen.height);
  };
  // First those that do not hide the thing, then those that leave the dock free, then the nearest, in the order they were tried.
  const cost = (stand: Stand) => over(stand, thing) * 1000 + (rather ? over(stand, rather) : 0) + far(stand);
  const [first, ...rest] = allowed;
  if (!first) return { left: EDGE, top: EDGE, side: "away" };
  return rest.reduce((best, stand) => (cost(stand) < cost(best) ? stand : best), first);
}
