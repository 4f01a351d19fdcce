// Where things are on the page, so that goods can travel between them.
const anchors = new Map<string, HTMLElement>();

/** Marks an element as the home of a seat, a place or a table: {@attach anchor("seat-2")}. */
export const anchor = (name: string) => (element: HTMLElement) => {
  anchors.set(name, element);
  return () => {
    if (anchors.get(name) === element) anchors.delete(name);
  };
};

/** The middle of an anchor in the window; null if it is not there. */
export function middleOf(name: string): { x: number; y: number } | null {
  const box = anchors.get(name)?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The box of an anchor in the window; null if it is not there. */
export function boxOf(name: string): DOMRect | null {
  const box = anchors.get(name)?.getBoundingClientRect();
  return box?.width ? box : null;
}
