import type { Game } from "../lib/table";

export const septet: Game = {
  name: "septet",
  players: 4,
  options: { scoring: "basic" },
  async takeTurn(table) {
    const cards = table.within("your-hand");
    const pass = table.button("septet-pass");
    if (await pass.isVisible()) {
      for (const place of [0, 1, 2]) await table.press(cards.nth(place));
      await table.press(pass);
    } else {
      await table.press(cards.first());
      await table.press(table.button("septet-play"));
    }
  },
  async play(table, action) {
    const cards = action.replace("pass ", "").split(" ");
    const lifted = table.within("your-hand").and(table.page.locator("[aria-pressed='true']"));
    while ((await lifted.count()) > 0 && cards.length > 1) await table.press(lifted.first());
    for (const card of cards) await table.press(table.page.locator(`.hand [data-card="${card}"]`));
    await table.press(table.button(cards.length > 1 ? "septet-pass" : "septet-play"));
  },
};
