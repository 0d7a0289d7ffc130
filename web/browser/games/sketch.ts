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
  async play(table, action) {
    if (action === "pass") return table.press(table.button("sketch-pass"));
    const [card = "", half = ""] = action.split(":");
    const colour = table.t(`sketch-colour-${COLOURS[half] ?? ""}`);
    const halves = table.buttons("sketch-half", { colour, card: GAP });
    // Of several like it the first.
    const chosen = table.page.locator(`.hand [data-card="${card}"]`).first().getByRole("button").and(halves);
    if ((await chosen.getAttribute("aria-pressed")) !== "true") await table.press(chosen);
    await table.press(table.button("sketch-play"));
  },
};

/** The stacks, as they are written. */
const COLOURS: Record<string, string> = { g: "green", r: "red", b: "blue", y: "yellow" };

/** One colour before the others: its stack is empty soonest. */
async function chooseHalf(table: Table): Promise<Locator | null> {
  for (const colour of ["green", "red", "blue", "yellow"]) {
    const name = { colour: table.t(`sketch-colour-${colour}`), card: GAP };
    const halves = table.within("your-hand").and(table.buttons("sketch-half", name));
    if ((await halves.count()) > 0) return halves.first();
  }
  return null;
}
