/**
 * Shows pictures one after the other, each long enough to be understood.
 * The server plays faster than people can look; nothing is lost, only shown later.
 */
export class Pace<Picture> {
  private waiting: Picture[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Picture | null = null;
  /** How many times as fast as usual pictures follow each other. */
  rate = 1;

  constructor(
    private readonly show: (picture: Picture) => void,
    /** How long a picture must be looked at before the next one may follow, in milliseconds. */
    public dwell: (picture: Picture, before: Picture | null) => number,
  ) {}

  get isBusy(): boolean {
    return this.waiting.length > 0;
  }

  add(picture: Picture): void {
    this.waiting.push(picture);
    if (this.timer === undefined) this.next();
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.clear();
    if (last !== undefined) this.present(last);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const picture = this.waiting.shift();
    if (picture === undefined) return;
    const before = this.shown;
    this.present(picture);
    this.timer = setTimeout(() => this.next(), this.dwell(picture, before) / this.rate);
  }

  private present(picture: Picture): void {
    this.shown = picture;
    this.show(picture);
  }
}
