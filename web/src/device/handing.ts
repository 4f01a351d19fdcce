// Whoever holds the device and is asked nothing hands it on; after a look at the table whoever is asked gets it.
import type { Press } from "../table/dock.svelte";
import type { Voice } from "../words/voice";
import type { Device } from "./device.svelte";

export function handingOf(device: Device, voice: Voice): Press | undefined {
  const { holder, next } = device;
  const press = () => device.handOn();
  if (holder !== null && !device.owed.includes(holder))
    return { text: voice.text("device-hand-on"), press, name: "hand-on" };
  if (holder === null && device.looking && next !== null)
    return { text: voice.text("device-give", { name: voice.name(next) }), press, name: "hand-on" };
  return undefined;
}
