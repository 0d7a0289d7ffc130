import { t } from "../lib/i18n.svelte";

/** A name for somebody who has none yet, to be taken or written over. */
export function nameIdea(random: () => number = Math.random): string {
  const ideas = t("name-ideas")
    .split(",")
    .map((idea) => idea.trim());
  return ideas[Math.floor(random() * ideas.length)] ?? "";
}
