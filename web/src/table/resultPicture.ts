import type { Chapter } from "../games/face";
import { drawCurve, drawSample, type Ink, type Pen } from "./resultCurve";

/** What a picture of a result shows. */
export interface Result {
  /** The name of the game, and the address of its cover. */
  game: string;
  cover: string;
  /** Who has won, in a sentence. */
  title: string;
  rows: { seat: number; place: number; name: string; points: string }[];
  /** What each part of the match brought, and the turning point among them; nothing where none is known. */
  chapters: readonly Chapter[];
  turn: Chapter | null;
  /** The turning point in words: what it is called, and what happened there. */
  turnWords: [title: string, said: string];
}

/** As large as previews of links are, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 48;
const COVER = { width: 318, height: 424 } as const;
const LEFT = MARGIN * 2 + COVER.width;
const ROOM = WIDTH - MARGIN - LEFT;
const ROW = 46;

/** Draws a result in the look of the page, by night or by day. */
export async function drawResult(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  const style = getComputedStyle(document.documentElement);
  const ink: Ink = (name) => style.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = ink("ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await loaded(result.cover), MARGIN, MARGIN, COVER.width, COVER.height);
  pen.strokeStyle = ink("gold");
  pen.lineWidth = 4;
  pen.strokeRect(MARGIN, MARGIN, COVER.width, COVER.height);
  new Writer(pen, ink).write(result);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser cannot draw"))), "image/png"),
  );
}

class Writer {
  private readonly display: string;

  constructor(
    private readonly pen: Pen,
    private readonly ink: Ink,
  ) {
    this.display = ink("display") || "serif";
  }

  write({ game, title, rows, chapters, turn, turnWords }: Result): void {
    this.line("Hyakki", MARGIN, 522, `600 28px ${this.display}`, "text-soft", COVER.width);
    this.line(game, MARGIN, 576, `700 44px ${this.display}`, "text", COVER.width);
    this.line(title, LEFT, 92, `700 44px ${this.display}`, "gold-text", ROOM);
    // Where there is nothing more to tell, the ranking has all the room.
    const row = chapters.length > 0 ? ROW : ROW * 1.6;
    const first = chapters.length > 0 ? 150 : 180;
    rows.forEach((entry, index) => this.rank(entry, first + index * row, chapters.length > 0));
    if (chapters.length === 0) return;
    const top = 146 + rows.length * ROW;
    const height = 498 - top;
    drawCurve(this.pen, this.ink, { left: LEFT, top, width: ROOM - 12, height }, chapters, turn);
    if (!turn) return;
    this.line(turnWords[0], LEFT, 560, "700 24px system-ui, sans-serif", "gold-text", ROOM);
    this.line(turnWords[1], LEFT, 594, "400 22px system-ui, sans-serif", "text", ROOM);
  }

  private rank({ seat, place, name, points }: Result["rows"][number], y: number, hasCurve: boolean): void {
    const font = `${place === 1 ? 700 : 400} 30px system-ui, sans-serif`;
    const left = hasCurve ? LEFT + 62 : LEFT;
    if (hasCurve) drawSample(this.pen, this.ink, seat, LEFT, y - 10);
    // Nobody has a place in a match that was ended without a winner.
    const number = place > 0 ? String(place) : "";
    this.line(number, left, y, `700 32px ${this.display}`, place === 1 ? "gold-text" : "text-soft", 40);
    this.line(name, left + 46, y, font, "text", WIDTH - MARGIN - left - 46 - 190);
    this.pen.textAlign = "right";
    this.line(points, WIDTH - MARGIN, y, font, "text", 170);
    this.pen.textAlign = "left";
  }

  /** One line; what is too long ends in dots. */
  private line(text: string, x: number, y: number, font: string, colour: string, most: number): void {
    this.pen.font = font;
    this.pen.fillStyle = this.ink(colour);
    let shown = text;
    while (shown && this.pen.measureText(shown).width > most) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
    this.pen.fillText(shown, x, y);
  }
}

function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

/** Gives a picture to the system's share sheet, or where there is none to the downloads. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever changes their mind has shared nothing, and that is no error.
    await navigator.share({ files: [file], text }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
