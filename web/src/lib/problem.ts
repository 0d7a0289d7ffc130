import { i18n } from "./i18n.svelte";
import type { Problem } from "./protocol";

/** A refusal by the server, or the lack of one. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.message);
  }
}

/** What a refusal means, in the language of the page; English where nobody has translated it. */
export function explain(problem: Problem): string {
  const key = `problem-${problem.code}`;
  if (i18n.has(key)) return i18n.say(key);
  return problem.message.charAt(0).toUpperCase() + problem.message.slice(1) + ".";
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  return { code: "no-answer", message: "the server does not answer" };
}
