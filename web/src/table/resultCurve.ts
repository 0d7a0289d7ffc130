import type { Chapter } from "../games/face";

export type Pen = CanvasRenderingContext2D;
/** A colour of the page, by its name. */
export type Ink = (name: string) => string;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lines are told apart without colours, too. */
const DASHES = [[], [18, 6], [5, 6], [30, 8], [20, 6, 5, 6]] as const;
/** More numbers would stand in each other's way. */
const MOST_NUMBERS = 16;

export const seatInk = (seat: number): string => `line-${seat}`;

/** Where the points of each seat lie, from before the first chapter to the last. */
export function pointsIn({ left, top, width, height }: Box, chapters: readonly Chapter[]): [x: number, y: number][][] {
  const all = chapters.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const place = (points: number, number: number): [number, number] => [
    left + (width * number) / chapters.length,
    top + height * (1 - (points - least) / (most - least)),
  ];
  const n = chapters[0]?.points.length ?? 0;
  return Array.from({ length: n }, (_, seat) =>
    [0, ...chapters.map(({ points }) => points[seat] ?? 0)].map((points, number) => place(points, number)),
  );
}

/** How the line of a seat begins: the key to the curve. */
export function drawSample(pen: Pen, ink: Ink, seat: number, x: number, y: number): void {
  stroke(pen, ink, seat, [
    [x, y],
    [x + 44, y],
  ]);
}

/** Draws the points of all seats after each chapter, and marks the turning point. */
export function drawCurve(pen: Pen, ink: Ink, box: Box, chapters: readonly Chapter[], turn: Chapter | null): void {
  const { left, top, width, height } = box;
  pen.strokeStyle = ink("line");
  pen.lineWidth = 2;
  pen.strokeRect(left, top, width, height);
  const lines = pointsIn(box, chapters);
  const number = turn ? chapters.indexOf(turn) + 1 : 0;
  const x = left + (width * number) / chapters.length;
  if (turn) {
    pen.fillStyle = ink("gold");
    pen.fillRect(x - 2, top, 4, height);
  }
  lines.forEach((line, seat) => stroke(pen, ink, seat, line));
  if (turn) diamond(pen, ink, x, top);
  drawNumbers(pen, ink, box, chapters.length);
}

function stroke(pen: Pen, ink: Ink, seat: number, line: readonly [number, number][]): void {
  pen.beginPath();
  for (const [x, y] of line) pen.lineTo(x, y);
  pen.strokeStyle = ink(seatInk(seat));
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  pen.setLineDash([...(DASHES[seat] ?? [])]);
  pen.stroke();
  pen.setLineDash([]);
}

function diamond(pen: Pen, ink: Ink, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.PI / 4);
  pen.fillStyle = ink("gold");
  pen.fillRect(-10, -10, 20, 20);
  pen.restore();
}

function drawNumbers(pen: Pen, ink: Ink, { left, top, width, height }: Box, n: number): void {
  const every = Math.ceil(n / MOST_NUMBERS);
  pen.fillStyle = ink("text-soft");
  pen.font = "400 20px system-ui, sans-serif";
  pen.textAlign = "center";
  for (let number = every; number <= n; number += every)
    pen.fillText(String(number), left + (width * number) / n, top + height + 26);
  pen.textAlign = "left";
}
