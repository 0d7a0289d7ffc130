import { expect, type Locator, type Page } from "@playwright/test";
import { weakestMind } from "./guest";
import type { Hand } from "./hand";
import type { Words } from "./words";

/** How a game is played with hands and eyes, without knowing its rules: whatever is offered is taken. */
export interface Game {
  name: string;
  /** The shortest match there is. */
  players: number;
  options: Record<string, string>;
  takeTurn(table: Table): Promise<void>;
  /** Does what an action says, in the game's notation. */
  play(table: Table, action: string): Promise<void>;
}

/** How soon a state that is waited for is looked at again, in milliseconds: a match waits for hundreds of them. */
export const SOON = [10, 20, 50];

/** Stands for a word that does not matter. */
export const GAP = "…";

type Moment = "waiting" | "turn" | "round" | "over";

/** A table on a page, and the hand that plays at it. */
export class Table {
  constructor(
    readonly page: Page,
    readonly hand: Hand,
    readonly t: Words,
  ) {}

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.t(key), exact: true });
  }

  /** Buttons whose names begin as this message does, whatever stands in its gaps. */
  buttons(key: string, words: Record<string, string>): Locator {
    const pieces = this.t(key, words)
      .split(GAP)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return this.page.getByRole("button", { name: new RegExp(`^${pieces.join(".*")}`) });
  }

  /** The buttons in a named group that can be used now. */
  within(key: string): Locator {
    return this.page.getByRole("group", { name: this.t(key), exact: true }).getByRole("button", { disabled: false });
  }

  get sentence(): Promise<string | null> {
    return this.page.locator(".prompt .sentence").textContent();
  }

  async press(target: Locator): Promise<void> {
    await this.hand.press(target);
  }

  /** From the first page to a table against minds, with what was chosen last. */
  async playNow(game: Game): Promise<void> {
    const mind = await weakestMind(this.page.request);
    const choices = JSON.stringify({ players: game.players, options: game.options, mind });
    await this.page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `hyakki.choices.${game.name}`,
      choices,
    ] as const);
    await this.page.goto("/");
    await this.press(
      this.page.getByRole("button", { name: this.t(`game-${game.name}`) }).and(this.page.locator(":enabled")),
    );
    await this.press(this.button("play-now"));
    await expect(this.page.getByRole("heading", { level: 1, name: this.t(`game-${game.name}`) })).toBeVisible();
  }

  /** Takes one turn after the other until the match is over; says how many. */
  async playToTheEnd(game: Game): Promise<number> {
    for (let nTurns = 0; ; nTurns++) {
      const moment = await this.nextMoment();
      if (moment === "over") return nTurns;
      if (moment === "round") await this.goOn();
      else await this.takeTurn(game);
    }
  }

  async takeTurn(game: Game): Promise<void> {
    const step = await this.step();
    await game.takeTurn(this);
    await expect.poll(() => this.step(), { message: "what was done has happened", intervals: SOON }).not.toBe(step);
  }

  /** Waits until there is something to do here, without watching every move of the others. */
  nextMoment(): Promise<Moment> {
    return this.waitForMoment(() => this.hand.skip());
  }

  /** The same with everything that the others do shown in its own time. */
  watchUntilMoment(): Promise<Moment> {
    return this.waitForMoment(() => Promise.resolve());
  }

  private async waitForMoment(whileWaiting: () => Promise<void>): Promise<Moment> {
    let moment: Moment = "waiting";
    const look = async (): Promise<Moment> => {
      moment = await this.moment();
      if (moment === "waiting") await whileWaiting();
      return moment;
    };
    await expect.poll(look, { message: "something to do", intervals: SOON }).not.toBe("waiting");
    return moment;
  }

  moment(): Promise<Moment> {
    return this.page.evaluate(readMoment);
  }

  async goOn(): Promise<void> {
    const button = this.button("go-on");
    await this.press(button);
    await expect(button).toBeHidden();
  }

  /** How many steps the match has, as far as the page shows them. */
  async step(): Promise<number> {
    return Number(await this.page.locator("[data-step]").getAttribute("data-step"));
  }
}

function readMoment(): Moment {
  if (document.querySelector(".ending")) return "over";
  if (document.querySelector(".round-end")) return "round";
  return document.title.startsWith("●") ? "turn" : "waiting";
}
