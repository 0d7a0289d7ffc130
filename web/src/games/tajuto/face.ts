import { asAny } from "../face";
import Aid from "./Aid.svelte";
import Ending from "./Ending.svelte";
import Table from "./Table.svelte";
import { stir } from "./stir";
import { story } from "./story";
import type { Action, TajutoView } from "./view";
import { describe, describeAction } from "./words";

/** How long one looks at what somebody does, in milliseconds; a bag being felt for is not news. */
const DEED_MS = 750;

export const face = asAny<TajutoView, Action>({
  Table,
  Aid,
  Ending,
  describe,
  part: () => ({ round: null, title: null }),
  dwell: (view, before) =>
    before === null || view.stage.name === "draw" || before.acting === view.viewer ? 0 : DEED_MS,
  outcome: (view) => view.outcome,
  stir,
  story,
  hides: (view) => view.totals === "hidden",
  hasClaims: true,
  action: describeAction,
});
