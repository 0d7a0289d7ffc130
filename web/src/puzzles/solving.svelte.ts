import type { AnyFace, SeatInfo } from "../games/face";
import { loadFace } from "../games/games";
import { askJson } from "../lib/api";
import { isGame } from "../lib/catalog";
import { t } from "../lib/i18n.svelte";
import { explain, problemOf } from "../lib/problem";
import type { GameName, PuzzleDay, PuzzleVerdict, PuzzleView } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { addressOf, sourceOf } from "./addresses";
import { keepTry } from "./kept";

/** A puzzle as somebody works at it: the position, what was tried, and what was said to it. */
export class Solving {
  face = $state.raw<AnyFace | null>(null);
  puzzle = $state.raw<PuzzleView | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  tried = $state<string | null>(null);
  failure = $state("");
  /** Whether what was said is shown; otherwise the position is looked at once more. */
  isTold = $state(false);
  private isAsking = false;

  /** Whoever solves is "you"; nobody else has a name. */
  readonly seats = $derived.by<SeatInfo[]>(() =>
    Array.from({ length: this.puzzle?.players ?? 0 }, (_, index) => ({
      index,
      name: index === this.puzzle?.seat ? t("you") : t("puzzle-player", { n: index + 1 }),
      ...(this.puzzle && { game: this.puzzle.game }),
      level: null,
      isMe: index === this.puzzle?.seat,
      isTurn: index === this.puzzle?.seat,
      hasStandIn: false,
      leftMs: null,
      clockAtMs: 0,
    })),
  );
  /** The other hands, where they are open. */
  readonly others = $derived.by(() =>
    (this.puzzle?.open_views ?? [])
      .map((view, index) => ({ info: this.seats[index], view }))
      .filter((one): one is { info: SeatInfo; view: unknown } => one.info !== undefined && !one.info.isMe),
  );
  /** The address of the puzzle after this one; nothing after the puzzle of the day. */
  readonly next = $derived.by(() => {
    const { puzzle } = this;
    if (!puzzle || router.query.has("id") || puzzle.n_fitting < 2) return null;
    const [theme, difficulty] = [router.query.get("theme") ?? "", router.query.get("difficulty") ?? ""];
    return addressOf(puzzle.game, { theme, difficulty, place: (puzzle.place + 1) % puzzle.n_fitting });
  });

  constructor(readonly game: string) {
    $effect(() => {
      const source = sourceOf(game, router.query);
      void this.load(source);
    });
  }

  /** An action in parts, as the position has it. */
  partsOf(action: string): unknown {
    const place = this.puzzle?.legal.indexOf(action) ?? -1;
    return this.puzzle?.legal_parts[place];
  }

  async decide(action: string): Promise<void> {
    const { puzzle } = this;
    // What was answered stays answered.
    if (!puzzle || this.verdict || this.isAsking) return;
    this.isAsking = true;
    try {
      const path = `/api/puzzles/${puzzle.game}/${puzzle.id}/try`;
      const verdict = await askJson<PuzzleVerdict>("POST", path, { action });
      await this.keep(puzzle.game, puzzle.id, verdict.is_right);
      this.tried = action;
      this.verdict = verdict;
      this.isTold = true;
      this.failure = "";
    } catch (error) {
      this.failure = explain(problemOf(error));
    } finally {
      this.isAsking = false;
    }
  }

  /** The puzzle of the day counts for the streak of this browser. */
  private async keep(game: GameName, id: string, isRight: boolean): Promise<void> {
    if (!router.query.has("id")) return;
    const { day, games } = await askJson<PuzzleDay>("GET", "/api/puzzles");
    if (games.some((one) => one.game === game && one.today === id)) keepTry(game, day, isRight);
  }

  private async load(source: string): Promise<void> {
    this.verdict = null;
    this.tried = null;
    this.isTold = false;
    this.failure = "";
    try {
      const [puzzle, face] = await Promise.all([
        askJson<PuzzleView>("GET", source),
        isGame(this.game) ? loadFace(this.game) : Promise.resolve(null),
      ]);
      this.face = face;
      this.puzzle = puzzle;
    } catch (error) {
      this.puzzle = null;
      this.failure = explain(problemOf(error));
    }
  }
}
