// The result as a picture to share, drawn in the browser: the game, who has how many points, the date.
export interface Result {
  game: string;
  won: string; // the sentence of the end
  date: string;
  players: readonly { name: string; points: string; share: number; seat: number; winner: boolean }[];
}

export interface Colours {
  page: string;
  paper: string;
  ink: string;
  accent: string;
  onAccent: string;
  seats: readonly string[];
  title: string; // a font
  text: string; // a font
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 60;
const HEAD = 190;

/** The colours and fonts that a place on the page wears. */
export function coloursOf(element: HTMLElement): Colours {
  // Colours are light-dark(...) until an element wears them.
  const sample = element.appendChild(document.createElement("i"));
  sample.style.transition = "none"; // with less motion colours change in no time, but not at once
  const worn = (name: string) => {
    sample.style.color = `var(${name})`;
    return getComputedStyle(sample).color;
  };
  const font = (name: string) => {
    sample.style.fontFamily = `var(${name})`;
    return getComputedStyle(sample).fontFamily;
  };
  const colours = {
    page: worn("--page"),
    paper: worn("--paper"),
    ink: worn("--ink"),
    accent: worn("--accent"),
    onAccent: worn("--on-accent"),
    seats: [0, 1, 2, 3, 4, 5].map((seat) => worn(`--seat-${seat}`)),
    title: font("--title"),
    text: font("--sans"),
  };
  sample.remove();
  return colours;
}

/** Letters as large as they may be, so that the text still has room. */
function shrink(
  pen: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  size: number,
  room: number,
) {
  for (let smaller = size; smaller > 14; smaller -= 2) {
    pen.font = font(smaller);
    if (pen.measureText(text).width <= room) return;
  }
}

export function draw(canvas: HTMLCanvasElement, result: Result, colours: Colours): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const text = (weight: number) => (size: number) => `${weight} ${size}px ${colours.text}`;
  pen.fillStyle = colours.page;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colours.accent;
  pen.fillRect(0, 0, WIDTH, HEAD - 30);
  pen.textBaseline = "middle";
  pen.fillStyle = colours.onAccent;
  shrink(pen, result.won, (size) => `400 ${size}px ${colours.title}`, 56, WIDTH - 2 * EDGE);
  pen.fillText(result.won, EDGE, 68);
  shrink(pen, result.game, text(600), 30, WIDTH - 2 * EDGE);
  pen.fillText(result.game, EDGE, 124);

  const row = Math.min(96, (HEIGHT - HEAD - 70) / result.players.length);
  for (const [place, player] of result.players.entries()) {
    const top = HEAD + place * row;
    const middle = top + row * 0.3;
    pen.fillStyle = colours.ink;
    pen.textAlign = "right";
    shrink(pen, player.points, text(700), Math.min(34, row * 0.45), 400);
    pen.fillText(player.points, WIDTH - EDGE, middle);
    const room = WIDTH - 2 * EDGE - pen.measureText(player.points).width - 40;
    pen.textAlign = "left";
    const name = player.winner ? `★ ${player.name}` : player.name;
    shrink(pen, name, text(player.winner ? 700 : 500), Math.min(34, row * 0.45), room);
    pen.fillText(name, EDGE, middle);
    pen.fillStyle = colours.paper;
    pen.fillRect(EDGE, top + row * 0.6, WIDTH - 2 * EDGE, row * 0.25);
    pen.fillStyle = colours.seats[player.seat % 6] ?? colours.ink;
    pen.fillRect(EDGE, top + row * 0.6, (WIDTH - 2 * EDGE) * player.share, row * 0.25);
  }
  pen.fillStyle = colours.ink;
  pen.font = text(500)(24);
  pen.fillText(`Gobelet · ${result.date}`, EDGE, HEIGHT - 36);
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
