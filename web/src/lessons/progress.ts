import type { GameName, LessonSummary } from "../lib/protocol";
import { recall, remember } from "../lib/storage";

/** How far somebody has come in a lesson: kept in the browser, and nowhere else. */
export interface Progress {
  /** What was played and answered. */
  played: string[];
  /** At which step of the lesson that was. */
  step: number;
  /** At which step something is said for the first time: what comes before is not shown. */
  start: number;
  /** Whether it was ever finished. */
  isDone: boolean;
}

const NONE: Progress = { played: [], step: 0, start: 0, isDone: false };

function keyOf(game: GameName, lesson: string): string {
  return `lesson.${game}.${lesson}`;
}

export function recallProgress(game: GameName, lesson: string): Progress {
  try {
    const known: unknown = JSON.parse(recall(keyOf(game, lesson)) ?? "{}");
    const { played, step, start, isDone } = { ...NONE, ...(known as Partial<Progress>) };
    const isList = Array.isArray(played) && played.every((one) => typeof one === "string");
    return {
      played: isList ? played : [],
      step: Number(step) || 0,
      start: Number(start) || 0,
      isDone: isDone === true,
    };
  } catch {
    return NONE;
  }
}

export function rememberProgress(game: GameName, lesson: string, progress: Progress): void {
  remember(keyOf(game, lesson), JSON.stringify(progress));
}

/** How much of a lesson is done, from 0 to 1. */
export function shareOf({ step, start }: Pick<Progress, "step" | "start">, nSteps: number): number {
  return Math.max(0, step - start) / Math.max(1, nSteps - start);
}

/** The first lesson that was never finished; of a game that is known, none. */
export function nextLesson(lessons: readonly LessonSummary[]): LessonSummary | undefined {
  return lessons.find(({ game, name }) => !recallProgress(game, name).isDone);
}

/** Whether nothing of a game was learnt here yet. */
export function isNewTo(game: GameName): boolean {
  return !recallProgress(game, FIRST_LESSON).isDone;
}

/** Every game's first lesson is called so. */
export const FIRST_LESSON = "first";
