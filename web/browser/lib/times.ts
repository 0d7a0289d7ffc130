import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Whoever waits for longer looks away; on two cores, in minutes. */
const AIM = 8;
const N_SLOWEST = 8;

/** Says at the end how long all tests took, and which of them took longest. */
export default class Times implements Reporter {
  private readonly tests: { title: string; ms: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [file = "", ...names] = test.titlePath().filter(Boolean);
    this.tests.push({ title: `${file} › ${names.join(" › ")}`, ms: duration });
  }

  onEnd({ duration }: FullResult): void {
    console.log(`\nIn all ${(duration / 60_000).toFixed(1)} minutes; aim on two cores: at most ${AIM}. The slowest:`);
    const slowest = this.tests.sort((one, other) => other.ms - one.ms).slice(0, N_SLOWEST);
    for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
