import { mount } from "svelte";
import "../../src/app.css";
import "../../src/games/cincinnati/casino.css";
import "../../src/games/dicetown/town.css";
import { fetchLanguage, type Lang } from "../../src/words/bundles";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
document.documentElement.lang = lang;
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await fetchLanguage(lang);
const target = document.getElementById("app");
if (target)
  mount(Gallery, {
    target,
    props: {
      lang,
      width: Number(asked.get("width") ?? 84),
      only: asked.get("only") ?? "",
      scenes: asked.get("scenes") ?? "",
    },
  });
