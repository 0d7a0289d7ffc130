import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import type { SeatInfo } from "../face";
import Notebook from "./Notebook.svelte";
import Open from "./Open.svelte";
import Stack from "./Stack.svelte";
import type { SketchView } from "./view";

// What is said is not looked at here, only what is shown.
vi.spyOn(i18n, "say").mockImplementation((key) => key);

const SEATS = ["You", "Ren"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);
const crests = (html: string): number => html.match(/class="crest/g)?.length ?? 0;

function stackOf(top: string): string {
  const stack = { colour: "b", seen: [top], unseen: [], below: [], sides: [[], []] };
  const rest = { last: [null, null], done: undefined, step: "", isTarget: false, isCallable: false, isCalled: false };
  return render(Stack, { props: { stack, seats: SEATS, me: 0, onpick: undefined, ...rest } }).body;
}

test("a called yokai shows its own colour and the stack's, and says so", () => {
  const called = stackOf("g4");
  expect(called).toContain("sketch-stack-called");
  expect(crests(called)).toBe(crests(stackOf("b4")) + 1);
  expect(stackOf("b4")).not.toContain("sketch-stack-called");
});

test("a notebook says from which stack a called yokai was taken", () => {
  const book = { yokai: ["g4", "r3"], points: 7, called: [["g4", "b"]] as [string, string][] };
  const html = render(Notebook, { props: { book, label: "Ren", place: "theirs" } }).body;
  expect(crests(html)).toBe(1);
  expect(html.match(/<img/g)).toHaveLength(2);
});

test("the discard pile and what is known of both hands can be looked at", () => {
  const view = {
    deck_len: 3,
    discard: ["gr", "gr", "byC"],
    hands: [{ known: ["rb"] }, { known: ["gy", "gbD"] }],
    stacks: [{ colour: "g", seen: ["g4"], unseen: ["g3", "g5"], below: [], sides: [[], []] }],
  } as unknown as SketchView;
  const shown = (seat: number | null): string =>
    render(Open, { props: { view, seat, seats: SEATS, onclose: () => undefined } }).body;
  expect(shown(0)).toContain("×2");
  expect(shown(0).match(/class="card on-paper/g)).toHaveLength(5);
  expect(shown(0)).toContain("sketch-open-theirs");
  // A spectator does not keep what the players remember.
  expect(shown(null)).not.toContain("sketch-open-theirs");
  expect(shown(null).match(/class="card on-paper/g)).toHaveLength(2);
});
