import { speak, t } from "../../lib/i18n.svelte";
import { who, type TableProps } from "../face";
import { calledFrom, waysToPlay, type Play } from "./actions";
import { numbered } from "./card";
import { effectOf, topOf } from "./effect";
import { otherHalf } from "./notation";
import { readCard } from "./notation";
import type { Action, SketchView } from "./view";
import { colourWord, yokaiName } from "./words";

/** A half of a card in the hand; equal cards have different keys. */
export interface Half {
  key: string;
  card: string;
  half: string;
}

/** What a player is about to do, before it is done: the half that is chosen, and the way to play it. */
export class Draft {
  chosen = $state<Half | null>(null);
  /** Which of the ways to play the chosen half: without its ability at first. */
  way = $state(0);

  /** Who sits at the bottom. */
  readonly me = $derived.by(() => this.props().seat ?? 0);
  readonly hand = $derived.by(() => numbered(this.props().view.hands[this.me]?.cards ?? []));
  readonly isMine = $derived.by(() => this.props().legal.length > 0);
  readonly ways = $derived.by(() => (this.chosen ? this.waysOf(this.chosen) : []));
  readonly play = $derived(this.ways[this.way] ?? this.ways[0]);
  readonly sentence = $derived.by(() => this.say());

  constructor(private readonly props: () => TableProps<SketchView, Action>) {
    $effect(() => {
      if (this.chosen && !this.hand.some((one) => one.key === this.chosen?.key)) this.chosen = null;
    });
  }

  waysOf({ card, half }: Half): ReturnType<typeof waysToPlay> {
    return waysToPlay(this.props().legal, card, half);
  }

  /** The way that calls a yokai from this stack; less than nothing if there is none. */
  callFrom(colour: string): number {
    return this.ways.findIndex((one) => calledFrom(one) === colour);
  }

  pick(half: Half): void {
    if (this.chosen?.key === half.key && this.chosen.half === half.half) void this.send();
    else this.choose(half);
  }

  drop(half: Half): void {
    this.choose(half);
    if (this.waysOf(half).length <= 1) void this.send();
  }

  async send(): Promise<void> {
    const { chosen } = this;
    if (!chosen) return;
    // What is not legal is sent too: the referee says why.
    const isDone = await this.props().act(this.play?.notation ?? `${chosen.card}:${chosen.half}`);
    // What was chosen since is for the next action.
    if (isDone && this.chosen === chosen) this.chosen = null;
  }

  private choose(half: Half): void {
    this.chosen = half;
    this.way = 0;
  }

  private say(): string {
    const { view, seats, isLive } = this.props();
    if (!isLive || view.stage === "over") return t("sketch-deck", { n: view.deck_len });
    if (!this.isMine) return t("waiting-for", who(seats, view.turn_of ?? -1));
    if (this.chosen) return this.preview(this.chosen);
    return view.may_pass ? t("sketch-do-play-or-pass", { n: view.n_played }) : t("sketch-do-play");
  }

  /** What the chosen half would do, with the ability that is chosen for it. */
  private preview({ card }: Half): string {
    const { view } = this.props();
    const { play } = this;
    if (!play) return t("sketch-do-play");
    const effect = effectOf(view, this.me, play).map(speak);
    return [...this.previewAbility(play), ...effect, ...this.sayUnable(card)].join(" ");
  }

  private previewAbility(play: Play): string[] {
    const { view } = this.props();
    const theirLast = view.last_cards[1 - this.me] ?? null;
    if (play.ability === "call") {
      const yokai = yokaiName(topOf(view.stacks.find((one) => one.colour === play.from)) ?? "");
      return [t("sketch-preview-call", { yokai, colour: colourWord(play.colour) })];
    }
    if (play.ability === "distract" && theirLast) {
      const goal = otherHalf(theirLast.card, theirLast.colour);
      return [t("sketch-preview-distract", { from: colourWord(theirLast.colour), to: colourWord(goal) })];
    }
    return [];
  }

  /** Why an ability that is printed on the card is not offered. */
  private sayUnable(card: string): string[] {
    const { ability } = readCard(card);
    if (ability === null || this.ways.length > 1) return [];
    return [t(ability === "distract" ? "problem-nothing-to-distract" : "problem-last-yokai")];
  }
}
