/* Plays through the page's own controls, faster than a mouse from outside. Stops at a selector. */
async ({ seed, stop }) => {
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  const DOCK = ".answer[data-form]";
  const all = (what) => [...document.querySelectorAll(what)];
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const asked = () => document.querySelector(DOCK)?.dataset;
  let answering; // the number of the question: when it is over, what is left of its answer is not the next one's
  const tap = async (element) => {
    if (asked()?.number === answering) element?.click();
    await pause(0); // the page draws before the next tap
  };
  const one = (list) => list[Math.floor(random() * list.length)];

  const primary = () => document.querySelector(`${DOCK} .primary:enabled`);
  const beside = () => one(all(`${DOCK} .act .button:enabled:not(.primary, .clear)`));
  const tapped = () => one(all(`${DOCK} .work button:enabled, [data-thing]:enabled`)); // things lie on the table too

  async function answer() {
    if (random() < 0.25 && beside()) return tap(beside());
    for (let taps = Math.floor(random() * 4); taps > 0; taps--) await tap(tapped());
    for (let taps = 0; taps < 12 && !primary(); taps++) await tap(tapped());
    await tap(primary() ?? beside());
  }

  let moved = performance.now();
  window.widest = 0;
  window.answered = {}; // how often each kind of question was answered
  while (!document.querySelector(stop) && !document.querySelector("[data-testid=end]")) {
    const { question, number } = asked() ?? {};
    const onward = document.querySelector(".dock:has([data-testid=summary]) .primary:enabled");
    if (onward) {
      onward.click(); // the summary of a round waits for somebody alone
      moved = performance.now();
    } else if (number) {
      answering = number;
      window.answered[question] = (window.answered[question] ?? 0) + 1;
      await answer();
      moved = performance.now();
    } else if (performance.now() - moved > 120_000) {
      return `nothing happens: ${document.body.innerText}`;
    }
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
    await pause(8);
  }
  return "done";
}
