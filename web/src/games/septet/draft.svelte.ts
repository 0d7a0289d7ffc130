import { speak, t } from "../../lib/i18n.svelte";
import { who, type TableProps } from "../face";
import { cardsOf, passOf, passSize, trickOf } from "./actions";
import { readCard } from "./notation";
import { preview } from "./preview";
import type { Action, SeptetView } from "./view";
import { cardName } from "./words";

/** What a player is about to do, before it is done: the cards that are lifted, and what to do with them. */
export class Draft {
  lifted = $state<string[]>([]);

  /** How many cards are passed now; none when cards are played. */
  readonly nPass = $derived.by(() => passSize(this.props().legal));
  readonly chosenPass = $derived.by(() => passOf(this.props().legal, this.lifted));
  readonly sentence = $derived.by(() => this.say());

  /** What must be chosen before the primary button does something; nothing when it does. */
  readonly missing = $derived.by(() => {
    if (this.nPass > 0) return this.chosenPass ? "" : t("septet-first-pass", { n: this.nPass - this.lifted.length });
    return this.lifted.length === 1 ? "" : t("septet-first-play");
  });

  constructor(private readonly props: () => TableProps<SeptetView, Action>) {
    $effect(() => {
      const { hand } = this.props().view;
      const inHand = this.lifted.filter((card) => hand.includes(card));
      if (inHand.length !== this.lifted.length) this.lifted = inHand;
    });
  }

  tap(card: string): void {
    // What is chosen for the pass stays as it is until the connection is back.
    if (this.nPass === 0 && this.owesPass) return;
    if (this.nPass > 0) {
      if (this.lifted.includes(card)) this.lifted = this.lifted.filter((one) => one !== card);
      else this.lifted = [...this.lifted, card].slice(-this.nPass);
    } else if (this.lifted[0] === card) void this.play(card);
    else this.lifted = [card];
  }

  async play(card: string | undefined): Promise<void> {
    // A card that is not legal is sent too: the referee says why.
    if (card) await this.send(card);
  }

  async pass(): Promise<void> {
    if (this.chosenPass) await this.send(this.chosenPass.notation);
  }

  private async send(action: string): Promise<void> {
    const { lifted } = this;
    // What was lifted since is for the next action.
    if ((await this.props().act(action)) && this.lifted === lifted) this.lifted = [];
  }

  private say(): string {
    const { view, seat, seats, legal, isLive } = this.props();
    if (!isLive || view.phase === "over") return t("septet-round", { round: Math.max(1, view.round) });
    if (this.nPass > 0) return t("septet-do-pass", { n: this.nPass, name: this.receiver, chosen: this.lifted.length });
    // Without a connection nothing is legal, and yet it is one's own pass that is waited for.
    if (view.phase === "pass") return this.owesPass ? t("waiting-for", who(seats, seat ?? -1)) : t("septet-wait-pass");
    if (legal.length === 0) return t("waiting-for", who(seats, view.to_act[0] ?? -1));
    const lifted = this.sayLifted();
    if (lifted !== null) return lifted;
    const lead = this.lead;
    if (!lead) return t("septet-do-lead");
    const mustFollow = legal.flatMap(cardsOf).every((card) => readCard(card).suit === lead);
    return t(mustFollow ? "septet-do-follow" : "septet-do-any", { suit: t(`septet-suit-${lead}`) });
  }

  /** What the lifted card would do, or why it must not be played; nothing if none is lifted. */
  private sayLifted(): string | null {
    const { view, seats, legal, seat } = this.props();
    const card = this.lifted.find((one) => view.hand.includes(one));
    if (card === undefined || seat === null) return null;
    if (legal.flatMap(cardsOf).includes(card)) return speak(preview(view, seats, seat, card));
    return this.lead && t("septet-must-follow", { card: cardName(card), suit: t(`septet-suit-${this.lead}`) });
  }

  private get owesPass(): boolean {
    const { view, seat } = this.props();
    return view.phase === "pass" && seat !== null && view.to_act.includes(seat);
  }

  /** The suit that the trick was led with. */
  private get lead(): string | null {
    const { plays, n_on_table, players } = this.props().view;
    return n_on_table > 0 ? readCard(trickOf(plays, n_on_table, players)[0]?.card ?? "").suit : null;
  }

  /** Whom cards are passed to. */
  private get receiver(): string {
    const { view, seats } = this.props();
    return seats[view.passes_to ?? -1]?.name ?? "";
  }
}
