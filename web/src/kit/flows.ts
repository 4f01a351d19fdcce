// Whoever reads large letters, or letters set wide apart, gets a page that grows and scrolls downwards: fixed regions
// would cut their words. The root then wears `data-flows`, and the files flows.css say what that means.

/** In the reader's own letters. Below this width not even a phone's regions hold what they have to say. */
const NARROW = "(max-width: 21.99em)";

export type Spacing = Pick<CSSStyleDeclaration, "fontSize" | "letterSpacing" | "wordSpacing" | "lineHeight">;

/** Whether the reader's own styles set text wider than `.ruler` does, which has no space between letters or lines. */
export function isSpaced({ fontSize, letterSpacing, wordSpacing, lineHeight }: Spacing): boolean {
  const most = parseFloat(fontSize) / 50;
  const over = (measure: string, usual: number) => parseFloat(measure) - usual > most; // "normal" is never over
  return over(letterSpacing, 0) || over(wordSpacing, 0) || over(lineHeight, parseFloat(fontSize));
}

/** From now on the root says whether the page flows. Readers' styles come at any time: a hidden word is measured. */
export function watchText(): void {
  const ruler = document.createElement("p");
  ruler.className = "ruler";
  ruler.textContent = "a a";
  ruler.ariaHidden = "true";
  document.body.append(ruler);
  const narrow = matchMedia(NARROW);
  const look = () =>
    document.documentElement.toggleAttribute(
      "data-flows",
      narrow.matches || isSpaced(getComputedStyle(ruler)),
    );
  narrow.addEventListener("change", look);
  new ResizeObserver(look).observe(ruler);
  look();
}
