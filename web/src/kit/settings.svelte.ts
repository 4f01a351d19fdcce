// What the player has set for this browser: name, looks, sound, and how fast the table moves.
import { read, write } from "./keepsake";

export type Pace = "off" | "fast" | "normal" | "slow";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
export type Switch = "on" | "off";
export const PACES: readonly Pace[] = ["off", "fast", "normal", "slow"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["auto", "less"];
export const SWITCH: readonly Switch[] = ["on", "off"];

function one<T extends string>(value: string | null, known: readonly T[], otherwise: T): T {
  return known.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  name = $state(read("name") ?? "");
  pace = $state<Pace>(one(read("pace"), PACES, "normal"));
  theme = $state<Theme>(one(read("theme"), THEMES, "auto"));
  motion = $state<Motion>(one(read("motion"), MOTIONS, "auto"));
  sound = $state<Switch>(one(read("sound"), SWITCH, "on"));

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

  setMotion(motion: Motion): void {
    this.motion = motion;
    write("motion", motion);
    this.wear();
  }

  setSound(sound: Switch): void {
    this.sound = sound;
    write("sound", sound);
  }

  /** Theme and motion are worn by the root element; "auto" leaves them to the system. */
  wear(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
    if (this.motion === "auto") delete dataset.motion;
    else dataset.motion = this.motion;
  }
}

export const settings = new Settings();

/** Whether less motion is wanted: things then change in place, without travelling. */
export const stillness = () =>
  settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
