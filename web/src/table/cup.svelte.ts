// Whether this browser shows a seat as a cup: it came by the link of a big screen, or the player has chosen it.
import { changeSeat, seatAt } from "../kit/keepsake";

const asked = (): boolean => new URLSearchParams(location.search).has("cup");

export class Cup {
  on = $state(false);

  constructor(private readonly table: string) {
    this.on = asked() || !!seatAt(table)?.cup;
  }

  turn(on: boolean): void {
    this.on = on;
    this.settle();
  }

  /** Once there is a seat it is kept with it, for reloads and rematches; until then the address keeps it. */
  settle(): void {
    if (!seatAt(this.table)) return;
    changeSeat(this.table, { cup: this.on });
    if (asked()) history.replaceState(null, "", location.pathname + location.hash);
  }
}
