// The page begins: language first, so that no word is missing, then everything else.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./kit/flows.css";
import { watchText } from "./kit/flows";
import "./kit/motion.css";
import { askForKept, handsOver } from "./kit/moving";
import { route } from "./kit/route.svelte";
import { settings } from "./kit/settings.svelte";
import { house } from "./net/house.svelte";
import { version } from "./offline/version.svelte";
import { language } from "./words/language.svelte";

async function begin() {
  settings.wear();
  watchText();
  route.begin();
  void house.begin().then((opened) => opened && askForKept());
  const target = document.getElementById("app") as HTMLElement;
  const spoken = await language.begin().then(
    () => true,
    () => false,
  );
  if (spoken) {
    target.replaceChildren(); // the slots of index.html have done their part
    version.watch();
    mount(App, { target });
    if (import.meta.env.PROD) void version.begin().catch(() => undefined); // without it only less works offline
  } else {
    // Without a language there are no sentences: these two are all that can be said.
    target.innerHTML =
      '<p role="alert" style="padding: 2em; text-align: center">Gobelet could not be loaded. Gobelet n’a pas pu être chargé. <a>↻</a></p>';
    target.querySelector("a")?.setAttribute("href", location.href);
  }
}

if (!handsOver()) await begin();
