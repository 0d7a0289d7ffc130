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
};
