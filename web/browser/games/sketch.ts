import { GAP, type Game, type Table } from "../lib/table";
import type { Locator } from "@playwright/test";

export const sketch: Game = {
  name: "sketch",
  players: 2,
  options: {},
  async takeTurn(table) {
    const half = await chooseHalf(table);
    if (!half) return table.press(table.button("sketch-pass"));
    await table.press(half);
    const ways = table.within("sketch-do-ability");
    if ((await ways.count()) > 1) await table.press(ways.last());
    await table.press(table.button("sketch-play"));
  },
};

/** One colour before the others: its stack is empty soonest. */
async function chooseHalf(table: Table): Promise<Locator | null> {
  for (const colour of ["green", "red", "blue", "yellow"]) {
    const name = { colour: table.t(`sketch-colour-${colour}`), card: GAP };
    const halves = table.within("your-hand").and(table.buttons("sketch-half", name));
    if ((await halves.count()) > 0) return halves.first();
  }
  return null;
}
