import type { Stir } from "../face";
import type { SketchView } from "./view";
import { stepOf } from "./words";

/** Whoever takes a yokai is glad; the other one had drawn it, too. */
export function stir(before: SketchView, after: SketchView): Stir {
  const step = after.last_step;
  if (!step || stepOf(before) === stepOf(after)) return { glad: [], sad: [], sound: null };
  const glad = [...new Set(step.completed.flatMap(({ taken_by }) => (taken_by === null ? [] : [taken_by])))];
  const sad = glad.length === 0 ? [] : after.hands.map((_, seat) => seat).filter((seat) => !glad.includes(seat));
  return { glad, sad, sound: step.completed.length > 0 ? "completed" : "card" };
}
