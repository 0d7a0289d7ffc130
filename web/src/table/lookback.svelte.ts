import type { SeatInfo } from "../games/face";
import { standStill } from "../lib/motion";
import type { CourseStep } from "../lib/protocol";

interface Props {
  /** The steps up to now, without a gap. */
  steps: readonly CourseStep[];
  seats: SeatInfo[];
}

/** A look at an earlier step of a match that goes on. */
export class LookBack {
  /** Nothing when one looks at what is now. */
  step = $state<number | null>(null);
  private readonly place = $derived.by(() => this.props().steps.findIndex((one) => one.step === this.step));
  readonly shown = $derived.by(() => this.props().steps[this.place]);
  readonly past = $derived.by(() =>
    this.props()
      .steps.slice(0, Math.max(0, this.place))
      .map((one) => one.view),
  );
  /** Whose turn it was then; clocks are those of now. */
  readonly seats = $derived.by(() =>
    this.props().seats.map((info) => ({
      ...info,
      isTurn: this.shown?.to_act.includes(info.index) ?? false,
      leftMs: null,
    })),
  );
  readonly keys = {
    ArrowLeft: () => this.move(-1),
    ArrowRight: () => this.move(1),
  };

  constructor(private readonly props: () => Props) {}

  get isOn(): boolean {
    return this.shown !== undefined;
  }

  get last(): number {
    return this.props().steps.at(-1)?.step ?? 0;
  }

  begin(step: number, onlook: () => void = () => undefined): void {
    standStill();
    this.step = step === this.last ? null : step;
    onlook();
  }

  /** So many steps on or back; on from the last is now. */
  move(steps: number): void {
    if (this.step === null) return;
    const first = this.props().steps[0]?.step ?? 0;
    this.begin(Math.max(first, this.step + steps));
  }

  end(): void {
    standStill();
    this.step = null;
  }
}
