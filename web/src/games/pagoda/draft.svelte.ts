import { t } from "../../lib/i18n.svelte";
import { who, type TableProps } from "../face";
import { closers, closing, PILES, readTurn, receivers, type PileName } from "./actions";
import { pointsOf } from "./card";
import type { Action, PagodaView } from "./view";
import { cardName } from "./words";

/** What a player is about to do, before it is done: the card that is lifted, and where it can go. */
export class Draft {
  lifted = $state<string | null>(null);

  readonly waiting = $derived.by(() => this.props().view.waiting);
  readonly isMine = $derived.by(() => this.props().legal.length > 0);
  /** Whom the lifted card, or the next one, can be given to. */
  readonly targets = $derived.by(() =>
    this.waiting.for === "give" && this.lifted === null ? [] : receivers(this.props().legal, this.lifted),
  );
  /** Cards that could close the round now. */
  readonly closers = $derived.by(() => closers(this.props().legal));
  /** Piles on which the lifted card can close the round. */
  readonly closable = $derived.by(() => PILES.filter((pile) => this.closing(pile) !== undefined));
  /** The pile that a card can be taken from: the one that was not played to. */
  readonly taken = $derived.by<PileName>(() => {
    const lastTurn = this.props().view.rounds.at(-1)?.turns.at(-1);
    return lastTurn && readTurn(lastTurn).pile === "R" ? "L" : "R";
  });
  readonly sentence = $derived.by(() => this.say());

  constructor(private readonly props: () => TableProps<PagodaView, Action>) {
    $effect(() => {
      if (this.lifted && !this.props().view.own?.hand.includes(this.lifted)) this.lifted = null;
    });
  }

  tap(card: string): void {
    this.lifted = this.lifted === card ? null : card;
  }

  async send(action: string): Promise<void> {
    // What is not legal is sent too: the referee says why.
    const { lifted } = this;
    // What was lifted since is for the next action.
    if ((await this.props().act(action)) && this.lifted === lifted) this.lifted = null;
  }

  give(to: number): void {
    void this.send(this.waiting.for === "feed" ? `feed ${to}` : `give ${this.lifted} ${to}`);
  }

  close(pile: PileName): void {
    void this.send(`${this.lifted} ${pile} close`);
  }

  drop(card: string, place: string): void {
    const [kind, name] = place.split("-");
    void this.send(kind === "pile" ? `${card} ${name}` : `give ${card} ${name}`);
  }

  /** What a tap on a pile does; nothing if it does nothing. */
  pickOf(pile: PileName): (() => void) | undefined {
    const canTake = this.can("take") && pile === this.taken;
    if (this.waiting.for === "draw-or-take") return canTake ? () => void this.send("take") : undefined;
    const canPlay = this.lifted !== null && this.waiting.for === "play";
    return canPlay ? () => void this.send(`${this.lifted} ${pile}`) : undefined;
  }

  can(kind: Action["kind"]): boolean {
    return this.props().legal.some((action) => action.kind === kind);
  }

  private closing(pile: PileName): string | undefined {
    return this.lifted === null ? undefined : closing(this.props().legal, this.lifted, pile);
  }

  /** What the hand would count without the lifted card. */
  get pointsLeft(): number {
    return pointsOf(this.rest);
  }

  /** What the pool would count if the round were closed with the lifted card. */
  get poolAfterClosing(): number {
    return pointsOf([...(this.props().view.own?.pool ?? []), ...this.rest]);
  }

  private get rest(): string[] {
    return (this.props().view.own?.hand ?? []).filter((card) => card !== this.lifted);
  }

  private say(): string {
    const { view, seats, isLive } = this.props();
    const { waiting, lifted } = this;
    if (!isLive || waiting.for === "over") return t("pagoda-round", { round: view.gate, of: view.n_gates });
    if (!this.isMine) return "seat" in waiting ? t("waiting-for", who(seats, waiting.seat)) : t("loading");
    if (waiting.for === "give")
      return lifted ? t("pagoda-do-give-whom", { card: cardName(lifted), n: this.pointsLeft }) : t("pagoda-do-give");
    if (waiting.for === "feed") return t("pagoda-do-feed");
    if (waiting.for === "draw-or-take") return t("pagoda-do-take");
    if (lifted === null) return this.closers.size > 0 ? t("pagoda-do-close") : t("pagoda-do-play");
    const words = { card: cardName(lifted), n: this.pointsLeft, pool: this.poolAfterClosing };
    return t(this.closable.length > 0 ? "pagoda-do-place-close" : "pagoda-do-place", words);
  }
}
