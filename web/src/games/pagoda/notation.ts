import { t } from "../../lib/i18n.svelte";

/** The yokai in order, by their letter in the notation. */
export const YOKAI: Record<string, string> = {
  k: "kappa",
  t: "tengu",
  a: "tanuki",
  i: "kitsune",
  o: "oni",
  y: "yuki-onna",
  n: "nekomata",
  s: "karakasa",
  r: "rokurokubi",
  g: "gashadokuro",
};

export interface Card {
  yokai: string;
  value: number;
}

export function readCard(text: string): Card {
  return { yokai: YOKAI[text.charAt(0)] ?? "kappa", value: Number(text.slice(1)) };
}

export function cardName(text: string): string {
  const { yokai, value } = readCard(text);
  return t("pagoda-card", { yokai: t(`pagoda-yokai-${yokai}`), value });
}

/** How a card looks beside the one it would cover: what the eye sees, for the preview. The referee decides. */
export type Likeness = "match" | "higher" | "lower";

export function compare(card: string, top: string): Likeness {
  const mine = readCard(card);
  const other = readCard(top);
  if (mine.yokai === other.yokai || mine.value === other.value) return "match";
  return mine.value > other.value ? "higher" : "lower";
}

/** The lowest card of each yokai: those that stand in front. */
export function inFront(hand: readonly string[]): Set<string> {
  const lowest = new Map<string, string>();
  for (const card of hand) {
    const { yokai, value } = readCard(card);
    const known = lowest.get(yokai);
    if (!known || value < readCard(known).value) lowest.set(yokai, card);
  }
  return new Set(lowest.values());
}
