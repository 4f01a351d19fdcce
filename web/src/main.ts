// The page begins: language first, so that no word is missing, then everything else.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./kit/motion.css";
import { route } from "./kit/route.svelte";
import { settings } from "./kit/settings.svelte";
import { language } from "./words/language.svelte";

settings.wear();
route.begin();
await language.begin();
mount(App, { target: document.getElementById("app") as HTMLElement });
