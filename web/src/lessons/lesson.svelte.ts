import { tick } from "svelte";
import type { AnyFace, SeatInfo } from "../games/face";
import { loadFace } from "../games/games";
import { askJson } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { explain, problemOf, Refusal } from "../lib/problem";
import type { GameName, LessonFrame, LessonReply, LessonSummary } from "../lib/protocol";
import { keepFocus } from "../table/focus";
import { mindName, twinOf } from "../table/seats";
import { loadLessonSummaries } from "./summaries";
import { recallProgress, rememberProgress, shareOf, type Progress } from "./progress";
import { loadLessonWords } from "./words";

/** How long one looks at what others do, at least, in milliseconds. */
const LOOK_MS = 900;

/** A lesson as it is played: everything that is known of it stands in what was played so far. */
export class LessonPlay {
  summary = $state.raw<LessonSummary | null>(null);
  face = $state.raw<AnyFace | null>(null);
  failure = $state("");
  /** The pictures up to the next decision. */
  private frames = $state.raw<LessonFrame[]>([]);
  private at = $state(0);
  private isLast = $state(false);
  /** What was seen before, in this sitting. */
  past = $state.raw<unknown[]>([]);
  /** Why the last try was wrong. */
  wrong = $state("");
  isOver = $state(false);
  private said = $state("");
  private start = $state(0);
  private played: string[] = [];
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly frame = $derived(this.frames[this.at]);
  readonly seat = $derived(this.summary?.seat ?? 0);
  /** What is said now; while others play, what was said last. */
  readonly sentence = $derived(this.frame?.said ?? this.said);
  readonly share = $derived.by(() => {
    const { summary, frame } = this;
    return this.isOver ? 1 : summary && frame ? shareOf({ step: frame.step, start: this.start }, summary.n_steps) : 0;
  });
  readonly canGoBack = $derived.by(() => this.frame !== undefined && (this.frame.step > this.start || this.isOver));
  readonly seats = $derived.by<SeatInfo[]>(() => this.seatInfos());
  readonly teacher = $derived.by(() => (this.summary ? mindName(this.game, 0, [this.summary.teacher], []) : ""));

  constructor(
    readonly game: GameName,
    readonly name: string,
  ) {}

  async open(): Promise<void> {
    try {
      const [summaries, face] = await Promise.all([loadLessonSummaries(), loadFace(this.game), loadLessonWords()]);
      const summary = summaries.find((one) => one.game === this.game && one.name === this.name);
      if (!summary) throw new Refusal({ code: "no-such-lesson", message: "there is no such lesson" });
      const [reply, { played, step, start }] = await this.resume();
      this.face = face;
      this.summary = summary;
      this.start = start;
      this.take(reply, played, step);
    } catch (error) {
      this.failure = explain(problemOf(error));
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** The learner plays or answers. */
  act = async (choice: string): Promise<boolean> => {
    if (this.isAsking) return false;
    this.isAsking = true;
    this.wrong = "";
    try {
      const played = [...this.played, choice];
      const reply = await this.ask(played);
      if (reply.type === "wrong") {
        this.wrong = reply.problem ? explain(reply.problem) : t(reply.said ?? "learn-wrong");
        return false;
      }
      this.take(reply, played, 0);
      return true;
    } catch (error) {
      this.wrong = explain(problemOf(error));
      return false;
    } finally {
      this.isAsking = false;
    }
  };

  /** On to the next picture; what others do is not waited for. */
  next = (): void => {
    const { frame } = this;
    if (!frame || this.isOver || frame.task === "play" || frame.task === "answer") return;
    if (frame.task === "watch") this.skipWatching();
    else this.step();
  };

  /** One sentence back. */
  back = async (): Promise<void> => {
    const before = this.frames.slice(0, this.isOver ? this.frames.length : this.at);
    const last = before.findLastIndex((frame) => frame.said !== null);
    this.isOver = false;
    if (last >= 0) return this.show(last);
    if (this.played.length > 0) await this.load(this.played.slice(0, -1), Infinity);
  };

  /** Back to the last checkpoint; to the one before, if one stands there already. */
  again = async (): Promise<void> => {
    const { n_played, step } = this.frame?.checkpoint ?? { n_played: 0, step: 0 };
    await this.load(this.played.slice(0, n_played), step);
  };

  restart = (): Promise<void> => this.load([], 0);

  private async load(played: string[], step: number): Promise<void> {
    try {
      const reply = await this.ask(played);
      this.past = [];
      this.take(reply, played, step);
    } catch (error) {
      this.wrong = explain(problemOf(error));
    }
  }

  private ask(played: string[]): Promise<LessonReply> {
    return askJson<LessonReply>("POST", `/api/lessons/${this.game}/${this.name}`, { played });
  }

  /** Goes on where somebody was; a lesson that has changed since is begun again. */
  private async resume(): Promise<[LessonReply, Progress]> {
    const kept = recallProgress(this.game, this.name);
    try {
      return [await this.ask(kept.played), kept];
    } catch (error) {
      if (problemOf(error).code !== "other-lesson") throw error;
      return [await this.ask([]), { ...kept, played: [], step: 0 }];
    }
  }

  private take(reply: LessonReply, played: string[], step: number): void {
    if (reply.type === "wrong") {
      void this.load([], 0);
      return;
    }
    const { frame } = this;
    if (frame && played.length > this.played.length) this.past = [...this.past, frame.view];
    this.played = played;
    if (played.length === 0) this.start = reply.frames[0]?.step ?? 0;
    this.frames = reply.frames;
    this.isLast = reply.is_last;
    this.isOver = false;
    // Whoever comes back, or goes back, does not watch again what led there.
    const wanted = step === Infinity ? reply.frames.length - 1 : reply.frames.findIndex((one) => one.step >= step);
    this.show(step > 0 ? this.spokenFrom(Math.max(0, wanted)) : 0);
  }

  /** The first picture from here on to which something is said. */
  private spokenFrom(at: number): number {
    const next = this.frames.findIndex((frame, place) => place >= at && frame.said !== null);
    return next < 0 ? this.frames.length - 1 : next;
  }

  private skipWatching(): void {
    this.show(this.spokenFrom(this.at));
  }

  private step(): void {
    const { frame } = this;
    if (this.at + 1 < this.frames.length) {
      if (frame) this.past = [...this.past, frame.view];
      this.show(this.at + 1);
    } else if (this.isLast) this.finish();
  }

  private show(at: number): void {
    clearTimeout(this.timer);
    this.wrong = "";
    this.at = at;
    const { frame, face } = this;
    if (!frame || !face) return;
    if (frame.said !== null) this.said = frame.said;
    this.keep(frame.step);
    if (frame.task === "watch") {
      const dwell = face.dwell(frame.view, this.past.at(-1) ?? null);
      this.timer = setTimeout(() => this.step(), Math.max(LOOK_MS, dwell));
    }
    void this.focus();
  }

  private finish(): void {
    this.isOver = true;
    rememberProgress(this.game, this.name, { played: [], step: 0, start: 0, isDone: true });
    void this.focus();
  }

  private keep(step: number): void {
    const { isDone } = recallProgress(this.game, this.name);
    rememberProgress(this.game, this.name, { played: this.played, step, start: this.start, isDone });
  }

  /** What had the focus may be gone: it goes to what is to be done now. */
  private async focus(): Promise<void> {
    await tick();
    if (document.activeElement !== document.body) return;
    const wanted = document.querySelector<HTMLElement>("[data-next]");
    if (wanted) wanted.focus({ preventScroll: true });
    else await keepFocus();
  }

  private seatInfos(): SeatInfo[] {
    const minds = this.summary?.minds ?? [];
    return minds.map((level, index) => ({
      index,
      name: level === null ? t("you") : mindName(this.game, index, minds, []),
      game: this.game,
      level,
      twin: twinOf(index, minds),
      isMe: level === null,
      isTurn: this.frame?.to_act.includes(index) ?? false,
      hasStandIn: false,
      leftMs: null,
      clockAtMs: 0,
    }));
  }
}
