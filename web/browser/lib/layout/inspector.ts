import { expect, type Page } from "@playwright/test";
import { paleTexts } from "../axe";
import { rest } from "../rest";
import { faultsOf } from "./faults";
import { paleMarks } from "./marks";
import { LARGEST, LIGHTS, SIZES, type Light, type Size } from "./sizes";

/** Goes along with a page through all sizes and both lights, and remembers what was wrong and when. */
export class Inspector {
  private readonly faults = new Map<string, string>();
  private nLooks = 0;
  private size: Size = SIZES[0];
  private light: Light = LIGHTS[0];

  constructor(
    private readonly page: Page,
    /** A table is never scrolled as a whole. */
    private readonly isStill = true,
  ) {}

  /** One look in the next size; the light changes when all sizes have been seen. */
  async look(moment: string): Promise<void> {
    this.size = SIZES[this.nLooks % SIZES.length] ?? SIZES[0];
    this.light = LIGHTS[Math.floor(this.nLooks / SIZES.length) % LIGHTS.length] ?? LIGHTS[0];
    this.nLooks++;
    await this.become(this.size, this.light);
    await this.lookAgain(moment);
  }

  /** Another look in the same size. */
  async lookAgain(moment: string): Promise<void> {
    await rest(this.page);
    const size = `${this.size.width}×${this.size.height}`;
    for (const fault of await faultsOf(this.page, this.isStill))
      this.note(`${size}: ${fault}`, `${moment}, ${this.light}`);
    for (const text of await this.paleForGood()) this.note(`${this.light}: ${text}`, `${moment}, ${size}`);
  }

  /** Pale texts that are not only on their way to their colour, because something has just been told. */
  private async paleForGood(): Promise<string[]> {
    const pale = await paleTexts(this.page);
    if (pale.length === 0) return [];
    await rest(this.page);
    const still = await paleTexts(this.page);
    return pale.filter((text) => still.includes(text));
  }

  /** The same in all sizes; and whether the marks stand out, by day and by night. */
  async lookAtAll(moment: string): Promise<void> {
    for (let n = 0; n < SIZES.length; n++) await this.look(moment);
    for (const light of LIGHTS) {
      await this.become(LARGEST, light);
      for (const mark of await paleMarks(this.page)) this.note(`${light}: ${mark} does not stand out`, moment);
    }
  }

  /** What was found, each thing once. */
  report(): void {
    const found = [...this.faults].map(([fault, moment]) => `${fault} [${moment}]`);
    expect.soft(found, "what is wrong with the layout").toEqual([]);
  }

  private async become(size: Size, colorScheme: Light): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await rest(this.page);
  }

  private note(fault: string, when: string): void {
    if (!this.faults.has(fault)) this.faults.set(fault, when);
  }
}
