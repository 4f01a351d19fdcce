// What the player has set for this browser: name, looks, and how fast the table moves.
import { read, write } from "./keepsake";

export type Pace = "off" | "fast" | "normal" | "slow";
export type Theme = "auto" | "light" | "dark";
export const PACES: readonly Pace[] = ["off", "fast", "normal", "slow"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

function one<T extends string>(value: string | null, known: readonly T[], otherwise: T): T {
  return known.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  name = $state(read("name") ?? "");
  pace = $state<Pace>(one(read("pace"), PACES, "normal"));
  theme = $state<Theme>(one(read("theme"), THEMES, "auto"));

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    write("pace", pace);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
    this.wear();
  }

  /** The theme is worn by the root element; "auto" leaves it to the system. */
  wear(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** Whether the system asks for less motion: things then change in place, without travelling. */
export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
