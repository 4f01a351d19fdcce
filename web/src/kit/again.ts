// Looking again and again, as long as somebody sees the page.

/** Looks now, every `milliseconds`, and when the page comes back into sight; the answer ends it. */
export function lookAgain(look: () => void, milliseconds: number): () => void {
  const seen = () => void (document.hidden || look());
  seen();
  const timer = setInterval(seen, milliseconds);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
