import type { Stir } from "../face";
import type { TajutoView } from "./view";
import { stepOf } from "./words";

/** Whoever builds is glad; an objective that one claims, the others wanted, too. */
export function stir(before: TajutoView, after: TajutoView): Stir {
  const { last } = after;
  const nothing: Stir = { glad: [], sad: [], sound: null };
  if (!last || after.stage.name === "draw" || stepOf(before) === stepOf(after)) return nothing;
  const others = after.players.map((_, seat) => seat).filter((seat) => seat !== last.seat);
  switch (last.action_parts.kind) {
    case "build":
      return { glad: [last.seat], sad: [], sound: "completed" };
    case "claim":
      return { glad: [last.seat], sad: others, sound: "completed" };
    case "get":
      return { ...nothing, sound: "taken" };
    case "end":
      return nothing;
    default:
      return { ...nothing, sound: "card" };
  }
}
