// How the focus came where it is: a button reached by keys has Enter for itself, one that was clicked or tapped has not.
let byKeys = false;

const WALKS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (byKeys = false), true);
  window.addEventListener(
    "keydown",
    (event) => {
      if (WALKS.has(event.key)) byKeys = true;
    },
    true,
  );
}

/** Whether this key belongs to a button or link that was reached by keys. */
export const hasItsKey = (event: KeyboardEvent): boolean =>
  byKeys && !!(event.target as HTMLElement | null)?.closest?.("button, a, summary");
