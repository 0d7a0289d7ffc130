import { asAny } from "../face";
import Aid from "./Aid.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import Table from "./Table.svelte";
import { stir } from "./stir";
import { story } from "./story";
import type { Action, SketchView } from "./view";
import { describe, describeAction } from "./words";

/** How long one looks at a card played, and at a yokai taken, in milliseconds. */
const CARD_MS = 800;
const YOKAI_MS = 1400;

export const face = asAny<SketchView, Action>({
  Table,
  Aid,
  Ending,
  Held,
  describe,
  part: () => ({ round: null, title: null }),
  dwell: (view, before) =>
    before === null ? 0 : view.last_step && view.last_step.completed.length > 0 ? YOKAI_MS : CARD_MS,
  outcome: (view) => view.outcome,
  stir,
  story,
  hides: () => true,
  hasClaims: false,
  action: describeAction,
});
