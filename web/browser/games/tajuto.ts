import type { Locator } from "@playwright/test";
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
  async play(table, action) {
    const [verb = "", what = ""] = action.split(" ");
    if (verb === "end") {
      await table.press(table.button("tajuto-end"));
      const anyway = table.button("tajuto-end-anyway");
      if (await anyway.isVisible()) await table.press(anyway);
      return;
    }
    if (verb === "get") return table.press(await offerOf(table, what));
    const plot = table.page.locator(`[data-drop="plot-${what}"]`);
    if (verb === "build") return table.press(plot);
    const sizes = table.page.getByRole("group", { name: table.t("tajuto-bag") });
    if (!(await sizes.isVisible())) await open(table, verb);
    await table.press(verb === "offer" ? plot : sizes.getByRole("button").nth(Number(what) - 1));
  },
};

/** What gets a tile of the village, which lies beside the table or in its sheet. */
async function offerOf(table: Table, tile: string): Promise<Locator> {
  const beside = table.page.locator(`.village [data-tile="${tile}"]`);
  if (await beside.isVisible()) await table.press(beside);
  else await open(table, "get");
  const [kind = "", ...number] = tile;
  const name = kind === "W" ? table.t("tajuto-wisdom", { n: number.join("") }) : table.t(`tajuto-tile-${kind}`);
  return table.page.locator(".offer").filter({ hasText: name }).getByRole("button");
}

/** Whether this can be done now; if so, it is chosen. */
async function open(table: Table, verb: string): Promise<boolean> {
  const button = table.within("tajuto-actions").and(table.button(`tajuto-verb-${verb}`));
  if ((await button.count()) === 0) return false;
  await table.press(button);
  return true;
}
