import { recall, remember } from "../lib/storage";
import type { Replay } from "./replay.svelte";

/** How long a step is looked at, in milliseconds. */
const STEP_MS = 1100;

/** How many times as fast. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Steps that follow each other by themselves. */
export class Playback {
  isPlaying = $state(false);
  speed = $state(SPEEDS.find((speed) => String(speed) === recall("speed")) ?? 1);

  constructor(private readonly replay: Replay) {
    $effect(() => {
      if (!this.isPlaying) return;
      const { step, nSteps } = this.replay;
      if (step >= nSteps) {
        this.isPlaying = false;
        return;
      }
      const timer = setTimeout(() => this.replay.goTo(step + 1), STEP_MS / this.speed);
      return () => clearTimeout(timer);
    });
  }

  /** At the end it begins anew. */
  toggle(): void {
    if (!this.isPlaying && this.replay.step >= this.replay.nSteps) this.replay.goTo(0);
    this.isPlaying = !this.isPlaying;
  }

  choose(speed: number): void {
    this.speed = SPEEDS.find((known) => known === speed) ?? 1;
    remember("speed", String(this.speed));
  }

  get keys(): Record<string, () => void> {
    const { replay } = this;
    return {
      ArrowLeft: () => replay.goTo(replay.step - 1),
      ArrowRight: () => replay.goTo(replay.step + 1),
      ArrowUp: () => replay.goToTurn(-1),
      ArrowDown: () => replay.goToTurn(1),
      Home: () => replay.goTo(0),
      End: () => replay.goTo(replay.nSteps),
      " ": () => this.toggle(),
    };
  }
}
