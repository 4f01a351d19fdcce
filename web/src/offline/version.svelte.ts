// The service worker: makes the page open without a network, and says when a new version waits.
import { addressOf } from "../kit/base";

/** Whether the server no longer has the script that this page began with: it has another version now. */
async function outdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  if (!own) return false;
  // The worker answers no such request, so that the server's own word is heard.
  const { status } = await fetch(own, { method: "HEAD", cache: "no-store" });
  return status === 404;
}

class Version {
  waiting = $state.raw<ServiceWorker>(); // a new version, which takes over when the player says so

  /** A part of this page can't be had any more: the new version of the whole page is loaded. Seats and games are the server's. */
  watch(): void {
    addEventListener("vite:preloadError", () => {
      void outdated().then(
        (so) => so && location.reload(),
        () => undefined,
      );
    });
  }

  /** Browsers have workers in secure contexts only: not at a plain http address of a network. */
  async begin(): Promise<void> {
    if (!isSecureContext || !("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register(addressOf("worker.js"), {
      updateViaCache: "none",
    });
    this.look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => coming.state === "installed" && this.look(coming));
    });
  }

  /** The player wants it: the page is loaded again once it has taken over. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }

  private look(worker: ServiceWorker | null): void {
    // The very first worker takes the place of none: it does not wait.
    if (worker && navigator.serviceWorker.controller) this.waiting = worker;
  }
}

export const version = new Version();
