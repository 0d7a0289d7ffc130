import { askJson } from "../lib/api";
import type { LessonSummary } from "../lib/protocol";

let asked: Promise<LessonSummary[]> | undefined;

/** The lessons there are, asked for once. */
export function loadLessonSummaries(): Promise<LessonSummary[]> {
  asked ??= askJson<LessonSummary[]>("GET", "/api/lessons").catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
