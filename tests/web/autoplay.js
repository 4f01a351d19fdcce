/* Plays through the page's own controls, faster than a mouse from outside. Stops at a selector. */
async ({ seed, stop }) => {
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  const all = (what) => [...document.querySelectorAll(`.answer[data-form] ${what}`)];
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const asked = () => document.querySelector(".answer[data-form]")?.closest("[data-question]")?.dataset;
  let answering; // the number of the question: when it is over, what is left of its answer is not the next one's
  const tap = async (element) => {
    if (asked()?.number === answering) element?.click();
    await pause(0); // the page draws before the next tap
  };

  async function answer(form) {
    const primary = () => all(".primary")[0];
    if (form === "dice") {
      for (const die of all(".die")) if (random() < 0.5) await tap(die);
      if (primary()?.disabled) {
        for (const die of all(".die[aria-pressed=true]")) await tap(die);
        if (primary()?.disabled) await tap(all(".die")[0]);
      }
      await tap(primary());
    } else if (form === "offer") {
      if (random() < 0.6) await tap(all(".purse:enabled")[0]);
      if (random() < 0.3) await tap(all(".mine .card")[0]);
      await tap(primary());
    } else if (form === "outlaws") {
      for (const outlaw of all(".one")) if (random() < 0.5) await tap(outlaw);
      await tap(primary());
    } else if (form === "fence") {
      for (const deed of all(".deeds button").slice(0, 2)) await tap(deed);
      await tap(primary());
    } else if (form === "order") {
      await tap(primary());
    } else if (form === "turn" && (random() < 0.5 || !all(".choices .button").length)) {
      await tap(all(".row .die")[0]);
      await tap(all(".row:nth-of-type(2) .die")[0] ?? all(".row .die").at(-1));
    } else {
      const buttons = all("button:enabled:not(.wait)");
      await tap(buttons[Math.floor(random() * buttons.length)]);
    }
  }

  let moved = performance.now();
  window.widest = 0;
  window.answered = {}; // how often each kind of question was answered
  while (!document.querySelector(stop) && !document.querySelector("[data-testid=end]")) {
    const open = document.querySelector(".answer[data-form]");
    if (open) {
      const { question, number } = asked() ?? {};
      answering = number;
      window.answered[question] = (window.answered[question] ?? 0) + 1;
      await answer(open.dataset.form);
      moved = performance.now();
    } else if (performance.now() - moved > 120_000) {
      return `nothing happens: ${document.body.innerText}`;
    }
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
    await pause(8);
  }
  return "done";
}
