import { t, type Saying } from "../../lib/i18n.svelte";
import { who, type SeatInfo } from "../face";
import { trickOf } from "./actions";
import { readCard } from "./notation";
import { sidesOf } from "./sides";
import { countBosses, isUnbeatable, strongest } from "./trick";
import type { SeptetView } from "./view";
import { cardName } from "./words";

/** What the card would do if this seat played it now, as far as the table shows. */
export function preview(view: SeptetView, seats: SeatInfo[], seat: number, card: string): Saying {
  const onTable = view.n_on_table > 0 ? trickOf(view.plays, view.n_on_table, view.players) : [];
  const plays = [...onTable, { seat, card }];
  const best = strongest(plays, view.trump ? readCard(view.trump).suit : null);
  const isLast = plays.length === view.players;
  if (best?.seat !== seat) return stayBelow(view, seats, seat, card, best?.seat ?? -1, best?.card ?? "");
  if (isLast)
    return take(
      view,
      seat,
      plays.map((play) => play.card),
    );
  if (isUnbeatable(card)) return { key: "septet-would-beat-all" };
  if (onTable.length === 0)
    return { key: "septet-would-lead", words: { suit: t(`septet-suit-${readCard(card).suit}`) } };
  return { key: "septet-would-win-so-far" };
}

/** What the whole trick brings to this seat's side. */
function take(view: SeptetView, seat: number, cards: string[]): Saying {
  const n = countBosses(cards);
  const side = sidesOf(view, seat)[0];
  if (side && side.bosses.length + n >= side.need) return { key: "septet-would-win-round" };
  if (side && side.tricks + 1 >= side.losing) return { key: "septet-would-lose-round" };
  return { key: "septet-would-win", words: { n } };
}

function stayBelow(
  view: SeptetView,
  seats: SeatInfo[],
  seat: number,
  card: string,
  bestSeat: number,
  bestCard: string,
): Saying {
  const mate = view.teams[seat]?.includes(bestSeat) ? "yes" : "no";
  const key = readCard(card).isBoss ? "septet-would-give-boss" : "septet-would-stay-below";
  return { key, words: { name: who(seats, bestSeat).name ?? "", mate, card: cardName(bestCard) } };
}
