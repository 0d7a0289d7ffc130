import type { Stir } from "../face";
import { newestTurn, sequelOf } from "./news";
import type { PagodaView } from "./view";

/** A gift gladdens its receiver; whoever closes is glad, and saddens the others. */
export function stir(before: PagodaView, after: PagodaView): Stir {
  const ended = after.rounds.find((round, number) => round.end && !before.rounds[number]?.end)?.end;
  if (ended) {
    const glad = ended.ending === "closed" ? [ended.by] : [];
    const others = after.hand_sizes.map((_, seat) => seat).filter((seat) => seat !== ended.by);
    return { glad, sad: glad.length > 0 ? others : [], sound: "round" };
  }
  const newest = newestTurn(after);
  const known = newestTurn(before);
  if (!newest) return { glad: [], sad: [], sound: null };
  const isNew = newest.number !== known?.number;
  const sequel = sequelOf(newest.turn);
  if (!isNew && sequel.length === (known ? sequelOf(known.turn).length : 0)) return { glad: [], sad: [], sound: null };
  const [verb, first, second] = sequel;
  if (verb === "give" || verb === "feed") {
    const receiver = Number(verb === "give" ? second : first);
    return { glad: [receiver], sad: [], sound: receiver === after.viewer ? "gift" : "card" };
  }
  return { glad: [], sad: [], sound: verb === "take" ? "taken" : "card" };
}
