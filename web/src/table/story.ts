import type { Chapter } from "../games/face";

/** The seats in front by points; all of them where the points are equal. */
function leaders({ points }: Chapter, doFewestWin: boolean): string {
  const best = doFewestWin ? Math.min(...points) : Math.max(...points);
  return points.flatMap((own, seat) => (own === best ? [seat] : [])).join();
}

/**
 * The turning point: the last change of lead, after which those in front by points stayed in front to the end.
 * Nothing where they were in front from the first chapter on.
 */
export function turningPoint(chapters: readonly Chapter[], doFewestWin: boolean): Chapter | null {
  const last = chapters.at(-1);
  if (!last) return null;
  const final = leaders(last, doFewestWin);
  const before = chapters.findLastIndex((chapter) => leaders(chapter, doFewestWin) !== final);
  return before < 0 ? null : (chapters[before + 1] ?? null);
}
