import type { Saying } from "../../lib/i18n.svelte";
import type { Play } from "./actions";
import { otherHalf } from "./notation";
import type { SketchView, StackView } from "./view";
import { colourWord, yokaiName } from "./words";

/** The yokai on top of a stack. */
export function topOf(stack: StackView | undefined): string | undefined {
  return stack?.seen[0] ?? stack?.below[0];
}

/** What lies at a stack once a card is played. */
interface Count {
  yokai: string;
  mine: number;
  theirs: number;
}

/** The sketches at a stack after this play and its ability, before anything is finished. */
function countAfter(view: SketchView, me: number, play: Play, colour: string): Count {
  const stack = view.stacks.find((one) => one.colour === colour);
  const last = play.ability === "distract" ? view.last_cards[1 - me] : null;
  const isReached = last !== null && last !== undefined && otherHalf(last.card, last.colour) === colour;
  const isLeft = last?.colour === colour;
  const calledTop = topOf(view.stacks.find((one) => play.ability === "call" && one.colour === play.from));
  return {
    yokai: (play.colour === colour ? calledTop : undefined) ?? topOf(stack) ?? "",
    mine: (stack?.sides[me]?.length ?? 0) + (play.colour === colour ? 1 : 0),
    theirs: (stack?.sides[1 - me]?.length ?? 0) + (isReached ? 1 : 0) - (isLeft ? 1 : 0),
  };
}

/** What a play does to the stacks that it adds a sketch to, in words: the stack played to comes first. */
export function effectOf(view: SketchView, me: number, play: Play): Saying[] {
  const last = play.ability === "distract" ? view.last_cards[1 - me] : null;
  const reached = last ? otherHalf(last.card, last.colour) : null;
  const first = tell(countAfter(view, me, play, play.colour), play.colour);
  if (reached === null || reached === play.colour) return [first];
  const second = tell(countAfter(view, me, play, reached), reached);
  return second.key === "sketch-preview-more" ? [first] : [first, second];
}

function tell({ yokai, mine, theirs }: Count, colour: string): Saying {
  const left = Number(yokai.slice(1)) - mine - theirs;
  if (left > 0)
    return { key: "sketch-preview-more", words: { left, colour: colourWord(colour), yokai: yokaiName(yokai) } };
  const words = { yokai: yokaiName(yokai), mine, theirs };
  if (mine === theirs) return { key: "sketch-preview-tie", words };
  return { key: mine > theirs ? "sketch-preview-yours" : "sketch-preview-theirs", words };
}
