// Log and chat: which of them is shown, and, where they are not beside the table, whether they are open.
import type { ChatLine } from "../protocol";

export class Drawer {
  open = $state(false);
  tab = $state<"log" | "chat">("log");
  read = $state(0); // when the last chat line was said that has been seen

  /** How many chat lines of others are new. */
  unread(lines: readonly ChatLine[], known: number, me: number | null): number {
    const since = Math.max(this.read, known);
    return lines.filter(({ at, seat }) => at > since && (seat === null || seat !== me)).length;
  }
}
