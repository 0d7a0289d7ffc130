import { expect, test } from "vitest";
import { preview } from "./preview";
import { SEATS, START } from "./testing";
import { strongest } from "./trick";
import type { SeptetView } from "./view";

const plays = (cards: string): SeptetView["plays"] => cards.split(" ").map((card, seat) => ({ seat, card }));

// The examples of the rules.
test.each([
  ["g3 g6 g2 b12", "g6"],
  ["r9 r12 u2 r7", "u2"],
  ["g5 u8 gA g7", "gA"],
  ["p4 b13 k11 y10", "p4"],
])("with purple as trump, %s goes to %s", (cards, taking) => {
  expect(strongest(plays(cards), "purple")?.card).toBe(taking);
});

/** What the lifted card of seat 0 would do after these cards of the others, with blue as trump. */
function told(others: string, card: string, view: Partial<SeptetView> = {}): string {
  const onTable = others === "" ? [] : others.split(" ").map((one, index) => ({ seat: index + 1, card: one }));
  const whole = { ...START, plays: onTable, n_on_table: onTable.length, ...view };
  return preview(whole, SEATS, 0, card).key;
}

test("who leads hears what the others must follow, and that nothing beats green A", () => {
  expect(told("", "k9")).toBe("septet-would-lead");
  expect(told("", "gA")).toBe("septet-would-beat-all");
});

test("a card that is higher wins so far, and the last one takes the trick", () => {
  expect(told("r8 r6", "r10")).toBe("septet-would-win-so-far");
  expect(told("r8 r6 r9", "r10")).toBe("septet-would-win");
  expect(told("r8 r6 r9", "b8")).toBe("septet-would-win");
});

test("a card that is lower stays below, and a boss is given away", () => {
  expect(told("r8 r10", "r9")).toBe("septet-would-stay-below");
  expect(told("r8 r10", "r7")).toBe("septet-would-give-boss");
  const view = { ...START, plays: [{ seat: 2, card: "r12" }], n_on_table: 1 };
  expect(preview(view, SEATS, 0, "r9").words).toMatchObject({ mate: "yes" });
});

test("the team's seventh trick loses the round, unless it brings enough bosses", () => {
  const tricks = [4, 0, 2, 0];
  expect(told("r8 r6 r9", "r10", { tricks })).toBe("septet-would-lose-round");
  const bosses = [["g7", "u7"], [], ["p7"], []];
  expect(told("r8 r7 r9", "r10", { tricks, bosses })).toBe("septet-would-win-round");
});
