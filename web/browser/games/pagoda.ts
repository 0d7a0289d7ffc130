import { GAP, type Game } from "../lib/table";

export const pagoda: Game = {
  name: "pagoda",
  players: 5,
  options: {},
  async takeTurn(table) {
    const { t } = table;
    const hand = table.within("your-hand");
    const receivers = table.buttons("pagoda-give-to", { name: GAP });
    switch (await table.sentence) {
      case t("pagoda-do-take"):
        return table.press(table.button("pagoda-draw").last());
      case t("pagoda-do-feed"):
        return table.press(receivers.first());
      case t("pagoda-do-give"):
        await table.press(hand.first());
        return table.press(receivers.first());
      default: {
        await table.press(hand.first());
        const closing = table.buttons("pagoda-close", { pile: GAP });
        const altar = table.buttons("pagoda-altar", { pile: t("pagoda-left"), card: GAP, n: GAP });
        return table.press(closing.or(altar).first());
      }
    }
  },
  async play(table, action) {
    const { t } = table;
    const words = action.split(" ");
    if (action === "take") return table.press(table.buttons("pagoda-take-card", { card: GAP }));
    const [card = "", to = "", closing] = words[0] === "give" ? words.slice(1) : words;
    const own = table.page.locator(`.hand [data-card="${card}"]`);
    if ((await own.getAttribute("aria-pressed")) !== "true") await table.press(own);
    if (words[0] === "give") return table.press(table.buttons("pagoda-give-to", { name: GAP }).nth(Number(to) - 1));
    const pile = t(to === "L" ? "pagoda-left" : "pagoda-right");
    const altar = table.buttons("pagoda-altar", { pile, card: GAP, n: GAP });
    await table.press(closing ? table.buttons("pagoda-close", { pile }) : altar);
  },
};
