import type { Game, Table } from "../lib/table";

export const tajuto: Game = {
  name: "tajuto",
  players: 2,
  options: {},
  async takeTurn(table) {
    const plots = table.within("tajuto-garden");
    if ((await plots.count()) > 0) return table.press(plots.first());
    if (await open(table, "offer")) return table.press(plots.first());
    // The smallest floors first: each then fits at once.
    if (await open(table, "draw")) return table.press(table.within("tajuto-bag").first());
    await table.press(table.button("tajuto-end"));
    // A tile of the village could still be got.
    const anyway = table.button("tajuto-end-anyway");
    if (await anyway.isVisible()) await table.press(anyway);
    const kept = table.page.locator(".prompt").getByRole("button").first();
    if ((await table.sentence) === table.t("tajuto-do-keep")) await table.press(kept);
  },
};

/** Whether this can be done now; if so, it is chosen. */
async function open(table: Table, verb: string): Promise<boolean> {
  const button = table.within("tajuto-actions").and(table.button(`tajuto-verb-${verb}`));
  if ((await button.count()) === 0) return false;
  await table.press(button);
  return true;
}
