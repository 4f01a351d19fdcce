/* What can be pressed and is smaller than 44 px: by the points that really hit it, not by its box. */
(() => {
  const LEAST = 43.5; // pixels; fractions are rounded
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const hidden = (element) => {
    for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath !== "none") return true;
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const found = new Set();
  for (const element of (modal ?? document).querySelectorAll("a[href], button, input, select, summary, textarea")) {
    const target = element.closest("label") ?? element;
    if (hidden(target)) continue;
    const style = getComputedStyle(target);
    if (element.matches("a, button") && style.display === "inline") continue; // in a sentence it is as high as its line
    if (element.closest("[data-fan]")) continue; // cards of a fan lie on each other; the hand's name opens them all
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    // What is pressed may be larger than its box, and not alike on both sides: a player's whole tile answers for the name.
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hits = (dx, dy) => target.contains(document.elementFromPoint(x + dx, y + dy));
    const reach = (dx, dy) => {
      let far = 0;
      while (far < LEAST && hits(dx * (far + 1), dy * (far + 1))) far++;
      return far;
    };
    if (!hits(0, 0)) continue; // something lies on it: another test looks for that
    const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    if (wide < LEAST || high < LEAST) {
      const name = (element.getAttribute("aria-label") ?? element.innerText ?? "").trim().slice(0, 30);
      found.add(`${target.tagName.toLowerCase()}.${target.className} “${name}” is ${wide}×${high}`);
    }
  }
  return [...found];
})()
