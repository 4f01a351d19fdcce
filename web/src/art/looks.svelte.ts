// Which face and colour the seats of the table have that is shown: their own, or those that people have chosen.
import type { SeatInfo } from "../protocol";

export const LOOKS = [0, 1, 2, 3, 4, 5] as const;

class Looks {
  private faces = $state.raw<number[]>([]);

  faceOf(seat: number): number {
    return this.faces[seat] ?? seat % LOOKS.length;
  }

  /** Colours are worn by the root element: everything that belongs to a seat has its colour from there. */
  wear(seats: readonly SeatInfo[]): void {
    const faces = seats.map(({ avatar }, seat) => avatar ?? seat);
    if (faces.join() !== this.faces.join()) this.faces = faces;
    const { style } = document.documentElement;
    for (const seat of LOOKS) {
      const colour = seats[seat]?.colour ?? seat;
      if (colour === seat) style.removeProperty(`--seat-${seat}`);
      else style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`);
    }
  }
}

export const looks = new Looks();
