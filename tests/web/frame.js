/* What is wrong with a table that stands in a frame of its own: in every size, sentences, none if all is well, and where its
   regions stand. `about` names what the question is about, by selectors: how many there are at least; all are on the screen.
   `primary` is how many primary buttons there are: 1 for whoever is asked. Without sizes it looks at the page as it stands;
   `parts` are the regions of a page that is no table. With `longNames`, what ends in an ellipsis may do so. */
(wanted) => {
const page = document.documentElement;
const { sizes, about = {}, primary = 1, longNames = false, parts } = wanted ?? {};
if (!sizes) return look(about);
return sizes.map(([width, height]) => {
  Object.assign(window.frameElement.style, { width: `${width}px`, height: `${height}px` });
  page.style.display = "none"; // or else letters keep the size that the last width gave them
  page.getBoundingClientRect();
  page.style.display = "";
  if (innerWidth !== width || innerHeight !== height) throw new Error(`the frame is ${innerWidth}×${innerHeight}`);
  page.getBoundingClientRect();
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
  return look(about);
});

function look(about) {
  const SLACK = 1.6; // pixels: borders and fractions
  const STRIP = 6; // pixels by which a card of a fan is known
  const FAN = 21; // cards: larger hands are seen whole in their sheet
  const LEAST = 11; // pixels: what is smaller can't be read
  const wrong = new Set();
  const say = (what) => wrong.add(what);
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (parts) Object.assign(view, { top: -Infinity, bottom: Infinity }); // pages scroll downwards
  const within = (rect, box) =>
    rect.left >= box.left - SLACK &&
    rect.top >= box.top - SLACK &&
    rect.right <= box.right + SLACK &&
    rect.bottom <= box.bottom + SLACK;
  const short = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const named = (element) =>
    [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".") || element.localName;

  // Styles and places are asked for once: most ancestors are shared.
  const remember = (of) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, of(element));
      return known.get(element);
    };
  };
  const style = remember(getComputedStyle);
  const place = remember((element) => element.getBoundingClientRect());
  const unseen = remember(
    (element) =>
      element !== document.body &&
      (element.matches(".hidden, [hidden]") || style(element).clipPath === "inset(50%)" || unseen(element.parentElement)),
  );
  const seen = remember(
    (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(element),
  );
  // What stays while a page scrolls lies on what comes below it.
  const floats = remember(
    (element) =>
      element !== document.body && (["sticky", "fixed"].includes(style(element).position) || floats(element.parentElement)),
  );
  const clips = remember((element) => {
    if (element === document.body) return [];
    const { overflowX, overflowY } = style(element);
    const rest = element.localName === "dialog" ? [] : clips(element.parentElement); // it lies over all others
    return overflowX !== "visible" || overflowY !== "visible" ? [element, ...rest] : rest;
  });

  // Where a name that is too long ends in an ellipsis.
  const shortens = remember(
    (element) =>
      longNames && element !== document.body && (style(element).textOverflow === "ellipsis" ? element : shortens(element.parentElement)),
  );

  // What scrolls downwards shows all of its height, some time; regions of tables show it at once.
  const seenIn = remember((element) => {
    const { left, right, top, bottom } = place(element);
    const scrolls = parts && ["auto", "scroll"].includes(style(element).overflowY);
    return scrolls ? { left, right, top: -Infinity, bottom: Infinity } : { left, right, top, bottom };
  });

  if (page.scrollWidth > innerWidth + 1) say(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (!parts && page.scrollHeight > innerHeight + 1) say(`the page is ${page.scrollHeight - innerHeight} px too high`);

  const regions = [...document.querySelectorAll(parts ?? ".game > .bar, .game > [data-region]")].filter(
    (region) => region.checkVisibility({ visibilityProperty: true }) && region.dataset.region !== "side",
  );
  for (const region of regions) {
    if (!within(place(region), view)) say(`${named(region)} leaves the screen`);
    for (const element of region.querySelectorAll(":not(svg *)"))
      if (place(element).width && seen(element) && !shortens(element) && (place(element).right > innerWidth + SLACK || place(element).left < -SLACK))
        say(`${named(element)} is wider than the screen`);
  }

  // The one primary button: whole, and nothing lies on it.
  const buttons = [...document.querySelectorAll(".answer .primary")];
  if (buttons.length !== primary && !parts) say(`there are ${buttons.length} primary buttons`);
  for (const button of parts ? [] : buttons) {
    const rect = place(button);
    if (!within(rect, view)) say("the primary button leaves the screen");
    if (rect.height < 43.5 || rect.width < 43.5) say("the primary button is too small");
    const over = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    if (!button.contains(over)) say(`${over?.className} covers the primary button`);
  }

  // What the dock lets one press is within it, large enough, and apart from the rest.
  for (const button of document.querySelectorAll(".answer :is(.work, .act) button")) {
    const rect = place(button);
    const dock = place(button.closest("[data-region]"));
    if (!within(rect, dock)) say(`the button ${short(button.textContent)} leaves the dock`);
    if (rect.height < 43.5 || rect.width < 43.5)
      say(`the button ${short(button.getAttribute("aria-label") ?? button.textContent)} is only ${Math.round(rect.width)}×${Math.round(rect.height)}`);
  }

  // What the question is about is on the screen, not cut off, and nothing from elsewhere lies on it.
  for (const [selector, number] of Object.entries(about)) {
    const found = [...document.querySelectorAll(`.game ${selector}`)].filter((one) => seen(one) && place(one).width);
    if (found.length < number) say(`of “${selector}” there are ${found.length}, not ${number}`);
    for (const [which, one] of found.entries()) {
      const whole = place(one);
      const next = one.closest("[data-fan]") && found[which + 1];
      const rect = next ? { left: whole.left, right: Math.min(whole.right, place(next).left), top: whole.top, bottom: whole.bottom } : whole;
      if (one.closest("[data-fan]")) {
        if (rect.right - rect.left < STRIP && found.length <= FAN) say(`${named(one)} ${which + 1} of the fan is hidden`);
        rect.bottom = Math.min(rect.bottom, place(one.closest("[data-region]")).bottom); // a phone shows the upper part
      }
      if (!within(rect, view)) say(`${selector} ${which + 1} leaves the screen`);
      const cut = !one.closest("[data-fan]") && clips(one.parentElement).find((clip) => !within(rect, place(clip)));
      if (cut) say(`${selector} ${which + 1} is cut off by ${named(cut)}`);
      const over = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
      if (over && !one.closest("[data-region]").contains(over)) say(`${named(over)} covers ${selector} ${which + 1}`);
    }
  }

  // No text is cut off, leaves its region, or lies on another. Fans of cards overlap by their nature.
  const texts = [];
  for (const region of regions) {
    const box = place(region);
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.textContent.trim() || element.closest("svg") || !seen(element)) continue; // letters of a picture are drawn
      const range = document.createRange();
      range.selectNodeContents(node);
      const fan = element.closest("[data-fan]");
      const cutting = fan ? [] : clips(element);
      for (const rect of range.getClientRects()) {
        if (!rect.width || !rect.height) continue;
        const cut = rect.height / 4; // letters are smaller than their line
        const end = shortens(element) ? place(shortens(element)).right : Number.POSITIVE_INFINITY;
        const ink = { left: rect.left, right: Math.min(rect.right, end), top: rect.top + cut, bottom: rect.bottom - cut };
        const board = element.closest("[data-place]"); // a sign stays on its board
        if (board && (ink.left < place(board).left - SLACK || ink.right > place(board).right + SLACK))
          say(`${short(node.textContent)} leaves its place`);
        if (!fan && !within(ink, parts ? seenIn(region) : box)) say(`${short(node.textContent)} leaves ${named(region)}`);
        const cuts = cutting.find((clip) => !within(ink, seenIn(clip)));
        if (cuts) say(`${short(node.textContent)} is cut off by ${named(cuts)}`);
        else if (!fan && !(parts && floats(element))) texts.push({ node, ink, element });
      }
    }
  }
  // No text is too small to be read, wherever it stands.
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const element = all.currentNode.parentElement;
    if (!all.currentNode.textContent.trim() || element.closest("svg, script, style") || !seen(element)) continue;
    const size = Number.parseFloat(style(element).fontSize) * element.currentCSSZoom; // as it is drawn
    if (size < LEAST - 0.01 && place(element).width) say(`${short(all.currentNode.textContent)} has letters of ${size} px`);
  }

  const touch = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  texts.sort((one, other) => one.ink.left - other.ink.left);
  for (let which = 0; which < texts.length; which++)
    for (let next = which + 1; next < texts.length && texts[next].ink.left < texts[which].ink.right; next++)
      if (texts[which].node !== texts[next].node && touch(texts[which].ink, texts[next].ink))
        say(`${short(texts[which].node.textContent)} lies on ${short(texts[next].node.textContent)}`);

  const places = Object.fromEntries(
    [...regions, ...buttons].map((element) => {
      const { left, top, width, height } = place(element);
      const name = element.dataset.region ?? (element.classList.contains("primary") ? "primary" : "bar");
      // A lone button is wider on a phone: its right lower corner is where it always is.
      return [name, (name === "primary" ? [left + width, top + height] : [left, top, width, height]).map(Math.round)];
    }),
  );
  return { wrong: [...wrong], places };
}
}
