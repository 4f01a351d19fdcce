// What the operator announces: a restart. Tables hear of it by their line, other pages look now and then.
import { lookAgain } from "../kit/again";
import { call } from "../net/api";
import type { Announcement } from "../protocol";

const LOOK = 30_000; // milliseconds between two looks, while the page can be seen

interface Restart {
  at: number; // by our clock
  text: string;
}

class Announcements {
  restart = $state.raw<Restart | null>(null);

  /** Looks again and again, unless a table has its own line. */
  begin(seated: () => boolean): () => void {
    return lookAgain(() => void (seated() || this.look()), LOOK);
  }

  hear({ now, restart, text }: Announcement): void {
    this.restart = restart === null ? null : { at: Date.now() + restart - now, text };
  }

  /** A new line to a server: if it still has something to say, that follows. */
  forget(): void {
    this.restart = null;
  }

  private async look(): Promise<void> {
    await call<Announcement>("api/announcement").then(
      (said) => this.hear(said),
      () => undefined, // without an answer it stays as it is
    );
  }
}

export const announcements = new Announcements();
