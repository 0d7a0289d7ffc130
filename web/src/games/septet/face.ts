import { asAny } from "../face";
import Aid from "./Aid.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import Table from "./Table.svelte";
import { stir } from "./stir";
import { story } from "./story";
import type { Action, SeptetView } from "./view";
import { describe, describeAction, part } from "./words";

/** How long one looks at a card, and at a finished trick, in milliseconds. */
const CARD_MS = 650;
const TRICK_MS = 1500;

function dwell(view: SeptetView, before: SeptetView | null): number {
  if (before === null) return 0;
  if (view.phase === "over" && before.phase === "play") return TRICK_MS;
  if (view.phase !== "play") return 0;
  if (view.plays.length === before.plays.length) return 0;
  return view.n_on_table === 0 ? TRICK_MS : CARD_MS;
}

export const face = asAny<SeptetView, Action>({
  Table,
  Aid,
  Ending,
  Held,
  describe,
  part,
  dwell,
  outcome: (view) => view.outcome,
  stir,
  story,
  hides: () => true,
  hasClaims: false,
  action: describeAction,
});
