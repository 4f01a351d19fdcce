// Pictures of cards as short lists of strokes: an ink, and a path on a field of 80 × 60.

/** "k M0 0…" fills a path with an ink; "k2 M0 0…" draws it as a line, 2 wide. */
export type Picture = readonly string[];

interface Stroke {
  ink: string;
  width: number; // 0: filled
  path: string;
}

export function strokeOf(line: string): Stroke {
  const [key = "", ...path] = line.split(" ");
  return { ink: key[0] ?? "", width: Number(key.slice(1) || 0), path: path.join(" ") };
}

/** Strokes that are drawn elsewhere: moved, turned, mirrored. */
export interface Placed {
  at: string; // a transform
  picture: Picture;
}

/** A whole picture. */
export type Parts = readonly (string | Placed)[];
