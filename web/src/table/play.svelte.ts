import { untrack } from "svelte";
import type { AnyFace } from "../games/face";
import { askJson } from "../lib/api";
import type { Picture, TableConnection } from "../lib/connection.svelte";
import { isAlone, share } from "../lib/fairness";
import { t, type Saying } from "../lib/i18n.svelte";
import { explain, problemOf } from "../lib/problem";
import type { Command, Hint, MatchView } from "../lib/protocol";
import { sound } from "../lib/sound.svelte";
import { Fleeting, MOMENT_MS } from "./fleeting.svelte";
import { keepFocus } from "./focus";
import { company, sayingsAfter, Teller } from "./log";
import { LookBack } from "./lookback.svelte";
import { moodAtEnd, Moods, provideMoods } from "./moods.svelte";
import { ownSeats, whoLooks } from "./screen";
import { seatInfos } from "./seats";
import { announce } from "./turn";

export interface PlayProps {
  connection: TableConnection;
  picture: Picture;
  match: MatchView;
  face: AnyFace;
}

/** A match as it is played at one screen: whose side is shown, what can be asked, and what was answered. */
export class Play {
  /** What was said last, for those who listen. */
  latest = $state.raw<Saying[]>([]);
  refusal = $state("");
  hint = $state.raw<Hint | null>(null);
  /** Who of several people at this screen has said that they are looking. */
  private present = $state<number | null>(null);
  /** The step at which an action is on its way: another may follow as soon as the next step is seen. */
  private sentAt: number | null = null;
  /** What was looked at last, and through whose eyes. */
  private felt: { whose: string; view: unknown } | null = null;
  private nHeard: number | null = null;
  private readonly moods = new Moods();
  private readonly teller = new Teller();
  /** The match and the seat that `latest` is about, and up to which step. */
  private said = { whose: "", step: 0 };

  readonly table = $derived.by(() => this.props().picture.table);
  readonly own = $derived.by(() => ownSeats(this.match.sides));
  readonly isShared = $derived(this.own.length > 1);
  readonly looking = $derived.by(() => whoLooks(this.match.sides, this.present));
  readonly isCurtainUp = $derived.by(
    () =>
      this.isShared &&
      this.table.stage === "playing" &&
      (this.looking === null || this.looking !== this.present) &&
      this.face.hides(this.match.sides[0]?.view),
  );
  readonly side = $derived.by(() => this.match.sides.find((one) => one.seat === this.looking) ?? this.match.sides[0]);
  readonly seat = $derived(this.side?.seat ?? null);
  readonly seats = $derived.by(() => seatInfos(this.props().picture, this.isShared ? this.eyes : undefined));
  /** Whether a mind plays the seat that is looked from. */
  readonly hasStandIn = $derived((this.seat !== null && this.table.chairs[this.seat]?.has_stand_in) ?? false);
  readonly outcome = $derived(this.match.outcome);
  readonly isMyTurn = $derived.by(
    () => this.match.sides.some((one) => one.legal.length > 0) && this.table.stage === "playing",
  );
  readonly canHint = $derived(this.isMyTurn && this.table.settings.hints && !this.isCurtainUp);
  readonly canUndo = $derived((this.side?.can_undo ?? false) && !this.isCurtainUp);
  /** What this side saw after each step; while the curtain is up, nothing of anybody. */
  readonly course = $derived.by(() => (this.isCurtainUp ? undefined : this.props().connection.courses.of(this.seat)));
  /** The steps up to the one that is shown. */
  readonly steps = $derived.by(() => this.course?.upTo(this.step) ?? []);
  /** The views of the steps before. */
  readonly past = $derived.by(() => this.steps.slice(0, -1).map((one) => one.view));
  readonly log = $derived.by(() => this.teller.tell(this.face, this.steps, this.seats));
  readonly company = $derived(company(this.seats));
  /** What ended the match is seen before its ending covers the table; what players ended without playing is not. */
  readonly last: Fleeting;
  readonly isEndingDue = $derived.by(() => this.outcome !== null && !this.last.isShown);
  readonly lookBack = new LookBack(() => ({ steps: this.steps, seats: this.seats }));
  /** Whether this side, and who else, wants to play again. */
  readonly hasAskedAgain = $derived((this.seat !== null && this.table.chairs[this.seat]?.wants_rematch) ?? false);
  readonly wanting = $derived(
    this.seats.filter((info) => !info.isMe && this.table.chairs[info.index]?.wants_rematch).map((info) => info.name),
  );

  constructor(private readonly props: () => PlayProps) {
    this.last = new Fleeting(
      () => (this.outcome && this.outcome.points.length > 0 ? this.match.id : null),
      () => Math.max(MOMENT_MS, this.face.dwell(this.side?.view, this.past.at(-1) ?? null)),
    );
    $effect(() => {
      // Asked again with every step, and when the line is back, until nothing is missing.
      void [this.step, this.props().connection.line];
      const { course } = this;
      untrack(() => void course?.fill());
    });
    $effect(() => this.announceSteps());
    $effect(() => {
      void this.step;
      this.hint = null;
      this.refusal = "";
    });
    $effect(() => {
      if (this.side && !this.isCurtainUp) this.feel(`${this.match.id} ${this.seat}`, this.side.view);
    });
    $effect(() => this.listen());
    provideMoods((seat) => this.moods.of(seat, this.outcome));
    $effect(() => announce(this.isMyTurn ? "turn" : this.table.stage === "over" ? "over" : "nothing"));
  }

  /** What a step stirs in those who sit here, and how it sounds; not what had happened before one came. */
  private feel(whose: string, view: unknown): void {
    const before = this.felt?.whose === whose ? this.felt.view : null;
    this.felt = { whose, view };
    if (before === null || before === view) return;
    const ended = this.face.outcome(before) ? null : this.face.outcome(view);
    const stir = this.face.stir(before, view);
    this.moods.stir(stir);
    if (ended) sound.play(this.seat === null ? "round" : moodAtEnd(ended, this.seat) === "glad" ? "win" : "lose");
    else if (stir.sound) sound.play(stir.sound);
  }

  /** Says that somebody else said something. */
  private listen(): void {
    const { chat } = this.props().connection;
    const line = chat.at(-1);
    if (this.nHeard !== null && line && chat.length > this.nHeard && !this.own.includes(line.seat ?? -1))
      sound.play("message");
    this.nHeard = chat.length;
  }

  /** What happened since the last time is read aloud; what was before the table was opened is not. */
  private announceSteps(): void {
    const whose = `${this.match.id} ${this.seat} ${this.isCurtainUp}`;
    const { step, said } = this;
    const sayings = whose === said.whose && step > said.step ? sayingsAfter(this.log, said.step) : null;
    if (sayings) this.latest = sayings;
    this.said = { whose, step };
  }

  get match(): MatchView {
    return this.props().match;
  }

  get step(): number {
    return this.props().picture.step;
  }

  private get face(): AnyFace {
    return this.props().face;
  }

  /** Through whose eyes a shared screen is seen: after the match through everybody's. */
  private get eyes(): number | null {
    return this.table.stage === "playing" ? this.seat : null;
  }

  ask = async (command: Command): Promise<boolean> => {
    this.refusal = "";
    try {
      await this.props().connection.ask(command);
      return true;
    } catch (error) {
      this.refusal = explain(problemOf(error));
      sound.play("refused");
      return false;
    }
  };

  act = async (action: string): Promise<boolean> => {
    if (this.seat === null || this.sentAt === this.step) return false;
    // Acting would take the seat back, and what was chosen before the mind came is not meant for now.
    if (this.hasStandIn) {
      this.refusal = t("stood-in-for-you");
      return false;
    }
    const { step } = this;
    this.sentAt = step;
    const isDone = await this.ask({ do: "act", seat: this.seat, step, action });
    if (this.sentAt === step) this.sentAt = null;
    if (isDone) void keepFocus();
    return isDone;
  };

  async undo(seat: number | null = this.seat): Promise<void> {
    // What waits to be shown goes back with it, or is why it cannot.
    this.skip();
    if (seat !== null) await this.ask({ do: "undo", seat, step: this.step });
  }

  /** Takes the own seat back from the mind in it, at the newest step: what waited to be shown is shown at once. */
  async comeBack(seat: number): Promise<void> {
    this.skip();
    await this.ask({ do: "return", seat });
    this.skip();
  }

  async playAgain(): Promise<void> {
    const { next_commitment, chairs } = this.table;
    await this.ask({ do: "rematch", ...(await share(next_commitment, isAlone(chairs))) });
  }

  async askHint(): Promise<void> {
    try {
      const answer = await askJson<Hint>("GET", `/api/tables/${this.table.id}/hint?seat=${this.seat}`);
      if (answer.step === this.step) this.hint = answer;
    } catch (error) {
      this.refusal = explain(problemOf(error));
    }
  }

  /** Somebody at this screen says that they are looking now; nothing: that they hand it over. */
  look(next: number | null): void {
    this.present = next;
    this.lookBack.end();
    this.hint = null;
  }

  /** Whoever has seen enough sees the rest at once. */
  skip(): void {
    const { pace } = this.props().connection;
    if (pace.isBusy) pace.skip();
  }
}
