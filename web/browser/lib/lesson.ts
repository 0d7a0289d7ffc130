import { expect, type Locator, type Page } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Finger, Keyboard, type Hand } from "./hand";
import { SOON, Table, type Game } from "./table";
import type { Words } from "./words";

/** A step of a lesson as it is written; `docs/lessons.md` has the fields. */
interface Step {
  say?: string;
  ask?: string;
  play?: string[];
  checkpoint?: boolean;
  show?: string[];
  answers?: string[];
  right?: string[];
  wrong?: Record<string, string>;
  else?: string;
}

const FOLDER = join(import.meta.dirname, "../../../lessons");

/** Whether a game is taught. */
export function isTaught(game: Game): boolean {
  return existsSync(join(FOLDER, game.name, "first.jsonl"));
}

/** The first lesson of a game on a page, and the hand that learns. */
export class Lesson {
  readonly table: Table;
  private readonly steps: Step[];

  constructor(
    readonly page: Page,
    readonly hand: Hand,
    readonly t: Words,
    readonly game: Game,
  ) {
    this.table = new Table(page, hand, t);
    const [, , ...lines] = readFileSync(join(FOLDER, game.name, "first.jsonl"), "utf8")
      .trim()
      .split("\n");
    this.steps = lines.map((line) => JSON.parse(line) as Step);
  }

  get address(): string {
    return `/learn/${this.game.name}/first`;
  }

  get title(): string {
    return this.say("");
  }

  /** Where the lesson stands, and what the learner does there. */
  get stand(): Locator {
    return this.page.locator(".lesson");
  }

  get bubble(): Locator {
    return this.stand.locator(".words");
  }

  async open(): Promise<void> {
    await this.page.goto(this.address);
    await expect(this.page.getByRole("heading", { level: 1, name: this.title })).toBeVisible();
  }

  async task(): Promise<string> {
    return (await this.stand.getAttribute("data-task")) ?? "";
  }

  async at(): Promise<number> {
    return Number(await this.stand.getAttribute("data-at"));
  }

  /** The words of something that is said. */
  say(said: string): string {
    return this.t(`lesson-${this.game.name}-first${said && `-${said}`}`);
  }

  /** Goes on to where the learner decides, or to the end; everything that is said on the way is there. */
  async goOn(): Promise<Step | null> {
    for (;;) {
      const task = await this.task();
      if (task === "over") return null;
      if (task !== "watch") await this.expectWords();
      if (task === "play" || task === "answer") return this.step(await this.at());
      await this.next();
    }
  }

  /** On to the next picture. */
  async next(): Promise<void> {
    const before = await this.picture();
    if ((await this.task()) === "watch") await this.skip();
    else await this.hand.press(this.table.button("learn-next"));
    await expect.poll(() => this.picture(), { message: "the lesson goes on", intervals: SOON }).not.toBe(before);
  }

  /** What others do is not watched to its end. It may end by itself just now: then there is nothing to press. */
  private async skip(): Promise<void> {
    if (this.hand instanceof Keyboard) return this.hand.skip();
    const place = await this.page.evaluate(() => {
      const button = document.querySelector(".lesson[data-task='watch'] [data-next]")?.getBoundingClientRect();
      return button && { x: button.x + button.width / 2, y: button.y + button.height / 2 };
    });
    const { touchscreen, mouse } = this.page;
    if (place && this.hand instanceof Finger) await touchscreen.tap(place.x, place.y);
    else if (place) await mouse.click(place.x, place.y);
  }

  /** Decides as the lesson wants it. */
  async decide(step: Step): Promise<void> {
    const before = await this.picture();
    const { right, play } = step;
    if (step.ask && right?.[0]) await this.answer(step, right[0]);
    else if (play) await this.game.play(this.table, await this.first(play));
    await expect.poll(() => this.picture(), { message: "the lesson goes on", intervals: SOON }).not.toBe(before);
  }

  async answer({ ask }: Step, answer: string): Promise<void> {
    const answers = this.page.getByRole("group", { name: this.t("learn-answers") });
    await this.hand.press(answers.getByRole("button", { name: this.say(`${ask ?? ""}-${answer}`), exact: true }));
  }

  /** Tries something wrong: it is told, and nothing has moved. */
  async mistake(sentence: string, tried: () => Promise<void>): Promise<void> {
    const before = await this.standing();
    await tried();
    await expect(this.bubble).toContainText(sentence);
    expect(await this.standing(), "a wrong try moves nothing").toEqual(before);
  }

  /** Everything that a wrong try leaves alone. */
  private async standing(): Promise<unknown> {
    const { name } = this.game;
    const kept = await this.page.evaluate((game) => localStorage.getItem(`hyakki.lesson.${game}.first`), name);
    const hand = this.page.locator(".felt [data-card], .felt [data-floor]");
    const cards = await hand.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset));
    return { kept, cards, picture: await this.picture() };
  }

  step(at: number): Step {
    const step = this.steps[at];
    if (!step) throw new Error(`${this.game.name} has no step ${at}`);
    return step;
  }

  /** The step of the first checkpoint, and what is said after it. */
  get checkpoint(): { at: number; said: string } {
    const at = this.steps.findIndex((step) => step.checkpoint);
    const next = this.steps.findIndex((step, place) => place > at && step.say !== undefined);
    return { at: next, said: this.steps[next]?.say ?? "" };
  }

  /** What is said stands there, and everything that is pointed at has its ring. */
  private async expectWords(): Promise<void> {
    const { say, ask, show = [] } = this.step(await this.at());
    await expect(this.bubble).toHaveText(this.say(say ?? ask ?? ""));
    await expect(this.page.locator(".pointed"), `the places ${show.join(", ")}`).toHaveCount(show.length);
  }

  /** The first of some actions of which the learner has the card. */
  private async first(actions: string[]): Promise<string> {
    for (const action of actions) {
      const card = /^(\w+):/.exec(action)?.[1];
      if (!card || (await this.page.locator(`.hand [data-card="${card}"]`).count()) > 0) return action;
    }
    throw new Error(`none of ${actions.join(", ")} can be played`);
  }

  private async picture(): Promise<string> {
    return `${await this.at()} ${await this.task()}`;
  }
}
