// What the player has set for this browser: name, looks, sound, and how fast the table moves.
import { read, write } from "./keepsake";

export type Pace = "off" | "fast" | "normal" | "slow";
type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "less";
type Switch = "on" | "off";
export const PACES: readonly Pace[] = ["off", "fast", "normal", "slow"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["auto", "less"];
export const SWITCH: readonly Switch[] = ["on", "off"];

/** A value that was kept, if it is one of those that are known now. */
export function one<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.includes(value as T) ? (value as T) : otherwise;
}

function percent(value: string | null, otherwise: number): number {
  return value && /^\d{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : otherwise;
}

const look = (value: string | null): number | null => (value && /^[0-5]$/.test(value) ? Number(value) : null);

const NAMES = 24; // that are proposed, in each language

const kept = (value: string | null): number | undefined =>
  value && /^\d{1,2}$/.test(value) ? Number(value) : undefined;

/** Any other one. */
function draw(before: number): number {
  const drawn = (before + 1 + Math.floor(Math.random() * (NAMES - 1))) % NAMES;
  write("draw", String(drawn));
  return drawn;
}

class Settings {
  name = $state(read("name") ?? "");
  draw = $state(kept(read("draw")) ?? draw(0)); // which of the proposed names (nickname.ts)
  pace = $state<Pace>(one(read("pace"), PACES, "normal"));
  theme = $state<Theme>(one(read("theme"), THEMES, "auto"));
  motion = $state<Motion>(one(read("motion"), MOTIONS, "auto"));
  shortcuts = $state<Switch>(one(read("shortcuts"), SWITCH, "on")); // single keys; Enter, Space and Escape always work
  sound = $state<Switch>(one(read("sound"), SWITCH, "on"));
  volume = $state(percent(read("volume"), 70));
  screenSound = $state<Switch>(one(read("screen-sound"), SWITCH, "on")); // of a big screen: it has its own switch
  cupSounds = $state<Switch>(one(read("cup-sounds"), SWITCH, "off")); // what others do, heard at a cup too
  onScreen = $state(false); // this page is a big screen just now
  avatar = $state(look(read("avatar"))); // the face that the player wants; null: that of their seat
  colour = $state(look(read("colour")));

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  setLook(avatar: number | null, colour: number | null): void {
    this.avatar = avatar;
    this.colour = colour;
    write("avatar", String(avatar ?? ""));
    write("colour", String(colour ?? ""));
  }

  /** Reads again what is kept: it came from another device. */
  readAgain(): void {
    this.pace = one(read("pace"), PACES, "normal");
    this.theme = one(read("theme"), THEMES, "auto");
    this.motion = one(read("motion"), MOTIONS, "auto");
    this.shortcuts = one(read("shortcuts"), SWITCH, "on");
    this.sound = one(read("sound"), SWITCH, "on");
    this.volume = percent(read("volume"), 70);
    this.wear();
  }

  /** Another name is proposed. */
  drawName(): void {
    this.draw = draw(this.draw);
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

  setShortcuts(shortcuts: Switch): void {
    this.shortcuts = shortcuts;
    write("shortcuts", shortcuts);
    this.wear();
  }

  setSound(sound: Switch): void {
    this.sound = sound;
    write("sound", sound);
  }

  /** Whether this page is to be heard. */
  get heard(): boolean {
    return (this.onScreen ? this.screenSound : this.sound) === "on";
  }

  setHeard(on: boolean): void {
    const wanted = on ? "on" : "off";
    if (this.onScreen) {
      this.screenSound = wanted;
      write("screen-sound", wanted);
    } else this.setSound(wanted);
  }

  setCupSounds(cupSounds: Switch): void {
    this.cupSounds = cupSounds;
    write("cup-sounds", cupSounds);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    write("volume", String(volume));
  }

  /** Worn by the root element: theme and motion, where "auto" leaves them to the system, and that single keys are off. */
  wear(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
    if (this.motion === "auto") delete dataset.motion;
    else dataset.motion = this.motion;
    if (this.shortcuts === "on") delete dataset.shortcuts;
    else dataset.shortcuts = this.shortcuts;
  }
}

export const settings = new Settings();

/** Whether less motion is wanted: things then change in place, without travelling. */
export const stillness = () =>
  settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
