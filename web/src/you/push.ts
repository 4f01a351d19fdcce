// Notices of this browser: whether it can show them while the page is closed, and its subscription.
import type { PushChange } from "../protocol";

/** What this browser says: `ask` it, it `shows` them, or why not. */
type Ability = "ask" | "shows" | "blocked" | "insecure" | "missing";

/** PushManager is there at insecure addresses, too: only the context tells. */
export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "missing";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" ? "shows" : "ask";
}

const registration = () => navigator.serviceWorker.ready;

export async function subscription(): Promise<PushSubscription | null> {
  if (ability() !== "shows") return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** Subscribes to the server's key. One to another key, of a server that was here before, is of no use. */
export async function subscribe(key: string): Promise<PushChange> {
  const { pushManager } = await registration();
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return changeOf(made);
}

export function changeOf(made: PushSubscription): PushChange {
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
