import restingIcon from "../../art/cover/favicon.svg?url";
import turnIcon from "../../art/cover/favicon-turn.svg?url";
import { t } from "../lib/i18n.svelte";
import { sound } from "../lib/sound.svelte";

export type News = "turn" | "over" | "nothing";

/**
 * Says in the tab's title and icon that it is one's turn, or that the match ended while one was away;
 * gives both back afterwards.
 */
export function announce(news: News): () => void {
  const isAway = document.hidden;
  if (news === "nothing" || (news === "over" && !isAway)) return () => {};
  const icon = document.getElementById("favicon");
  const title = document.title;
  document.title = t(news === "turn" ? "title-your-turn" : "title-over");
  icon?.setAttribute("href", turnIcon);
  if (news === "turn") sound.play("turn");
  const giveBack = (): void => {
    document.title = title;
    icon?.setAttribute("href", restingIcon);
    document.removeEventListener("visibilitychange", giveBack);
  };
  // An end needs no more than to be seen; a turn lasts until it is taken.
  if (news === "over") document.addEventListener("visibilitychange", giveBack);
  return giveBack;
}
