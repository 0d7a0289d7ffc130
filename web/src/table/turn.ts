import restingIcon from "../../art/cover/favicon.svg?url";
import turnIcon from "../../art/cover/favicon-turn.svg?url";
import { t } from "../lib/i18n.svelte";
import { sound } from "../lib/sound.svelte";

/** Says in the tab's title and icon that it is one's turn; gives both back when it no longer is. */
export function announceTurn(isMyTurn: boolean): () => void {
  const icon = document.getElementById("favicon");
  const title = document.title;
  if (isMyTurn) {
    document.title = t("title-your-turn");
    icon?.setAttribute("href", turnIcon);
    if (document.hidden) sound.play("turn");
  }
  return () => {
    document.title = isMyTurn ? title : document.title;
    icon?.setAttribute("href", restingIcon);
  };
}
