import { t } from "../lib/i18n.svelte";
import type { MatchSummary } from "../lib/protocol";
import { mindName } from "../table/seats";

/** Who played a match, by seat: minds have the names that they had at the table, and nobody stays without one. */
export function playerNames({ game, names, levels }: Pick<MatchSummary, "game" | "names" | "levels">): string[] {
  const people = names.filter((_, seat) => (levels[seat] ?? null) === null);
  return names.map((name, seat) =>
    (levels[seat] ?? null) === null
      ? name || t("screen-player", { n: seat + 1 })
      : mindName(game, seat, levels, people),
  );
}
