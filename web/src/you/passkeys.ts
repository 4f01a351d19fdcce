// Passkeys, as far as the browser does them: the server asks, the browser answers.
import { newSecret, write } from "../kit/keepsake";
import { asPlayer, callAsPlayer } from "../kit/player";
import { call } from "../net/api";
import { house } from "../net/house.svelte";
import type { PlayerInfo } from "../protocol";
import { deviceName } from "./device";

/** Why passkeys do not work here: the browser, the server, or the address at which the page was opened. */
export type Where = "here" | "browser" | "server" | "address";

export function wherePasskeys(): Where {
  if (!house.passkeys) return "server";
  if (location.origin !== house.passkeys) return "address";
  const known = isSecureContext && "PublicKeyCredential" in window;
  return known && "parseCreationOptionsFromJSON" in PublicKeyCredential ? "here" : "browser";
}

/** Whoever closes the browser's dialog has changed their mind: nothing is said about it. */
async function unlessCancelled<T>(asked: Promise<T | null>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  }
}

/** Keeps this player with a new passkey; null if that was cancelled. */
export async function keepWithPasskey(): Promise<PlayerInfo | null> {
  const offer = await callAsPlayer<PublicKeyCredentialCreationOptionsJSON>(
    "api/player/passkeys/offer",
    "POST",
    {},
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer);
  const made = (await unlessCancelled(
    navigator.credentials.create({ publicKey }),
  )) as PublicKeyCredential | null;
  return made && callAsPlayer("api/player/passkeys", "POST", { credential: made.toJSON() });
}

/** What a passkey answers to the offer at this address; null if that was cancelled. */
export async function showPasskey(
  address: string,
  headers: Record<string, string>,
): Promise<ReturnType<PublicKeyCredential["toJSON"]> | null> {
  const offer = await call<PublicKeyCredentialRequestOptionsJSON>(address, { body: {}, headers });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(offer);
  const shown = (await unlessCancelled(
    navigator.credentials.get({ publicKey }),
  )) as PublicKeyCredential | null;
  return shown?.toJSON() ?? null;
}

/** Brings a player here by their passkey; null if that was cancelled. */
export async function comeByPasskey(): Promise<PlayerInfo | null> {
  const secret = newSecret();
  const headers = asPlayer(secret);
  const credential = await showPasskey("api/passkey/offer", headers);
  if (!credential) return null;
  const body = { credential, device: deviceName() };
  const told = await call<PlayerInfo>("api/passkey", { body, headers });
  write("player", secret);
  return told;
}

/** The same by a one-time code. */
export async function comeByCode(code: string): Promise<PlayerInfo> {
  const secret = newSecret();
  const told = await call<PlayerInfo>("api/player/arrival", {
    body: { code, device: deviceName() },
    headers: asPlayer(secret),
  });
  write("player", secret);
  return told;
}
