import { asAny } from "../face";
import Aid from "./Aid.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import Table from "./Table.svelte";
import { stir } from "./stir";
import { story } from "./story";
import type { Action, PagodaView } from "./view";
import { describe, describeAction, part } from "./words";

/** How long one looks at a move, in milliseconds. */
const MOVE_MS = 850;

export const face = asAny<PagodaView, Action>({
  Table,
  Aid,
  Ending,
  Held,
  describe,
  part,
  dwell: (_, before) => (before === null ? 0 : MOVE_MS),
  outcome: ({ waiting }) => (waiting.for === "over" ? waiting : null),
  stir,
  story,
  doFewestWin: true,
  hides: () => true,
  hasClaims: false,
  action: describeAction,
});
