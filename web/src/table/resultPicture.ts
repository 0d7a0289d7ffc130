/** What a picture of a result shows. */
export interface Result {
  /** The name of the game, and the address of its cover. */
  game: string;
  cover: string;
  /** Who has won, in a sentence. */
  title: string;
  rows: { place: number; name: string; points: string }[];
}

/** As large as previews of links are, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const COVER = { width: 420, height: 560 } as const;

/** Draws a result in the look of the page, by night or by day. */
export async function drawResult(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  const style = getComputedStyle(document.documentElement);
  const ink = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = ink("ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await loaded(result.cover), MARGIN, (HEIGHT - COVER.height) / 2, COVER.width, COVER.height);
  pen.strokeStyle = ink("gold");
  pen.lineWidth = 4;
  pen.strokeRect(MARGIN, (HEIGHT - COVER.height) / 2, COVER.width, COVER.height);
  write(pen, result, ink);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser cannot draw"))), "image/png"),
  );
}

function write(pen: CanvasRenderingContext2D, { game, title, rows }: Result, ink: (name: string) => string): void {
  const display = ink("display") || "serif";
  const left = MARGIN * 2 + COVER.width;
  const width = WIDTH - MARGIN - left;
  const line = (text: string, y: number, font: string, colour: string, x = left, most = width): void => {
    pen.font = font;
    pen.fillStyle = ink(colour);
    pen.fillText(text, x, y, most);
  };
  line("Hyakki", 92, `600 30px ${display}`, "text-soft");
  line(game, 152, `700 52px ${display}`, "text");
  line(title, 228, `700 44px ${display}`, "gold-text");
  rows.forEach(({ place, name, points }, index) => {
    const y = 306 + index * 62;
    const font = `${place === 1 ? 700 : 400} 32px system-ui, sans-serif`;
    line(String(place), y, `700 34px ${display}`, place === 1 ? "gold-text" : "text-soft", left, 40);
    line(name, y, font, "text", left + 52, width - 230);
    pen.textAlign = "right";
    line(points, y, font, "text", WIDTH - MARGIN, 170);
    pen.textAlign = "left";
  });
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
