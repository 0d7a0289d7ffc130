import { t } from "../../lib/i18n.svelte";
import { who, type TableProps } from "../face";
import { chooseDeed, deedsOf, EXTRA, objectOf, thingsOf, type Deed, type Verb, type VERBS } from "./actions";
import { endQuestion } from "./question.svelte";
import type { Action, PagodaView, TajutoView } from "./view";

/** What the player is about to choose. */
export type Mode = (typeof VERBS)[number] | "keep" | "none";

/** What is worth doing while it can be done, the most useful first: what needs no tile, then what a tile is for. */
const USEFUL = ["build", "claim", "draw", "offer", "get"] as const satisfies readonly Verb[];
/** What is lost with the end of a turn. */
const LEFT = ["claim", "draw", "offer", "get"] as const satisfies readonly Verb[];

/** What an offer brings beside the floors of its pagoda, and a floor beside them if it covers a cube. */
const OFFER_BRINGS = 2;
const COVER_BRINGS = 2;

function buildBrings({ height, cube }: PagodaView): number {
  return height + 1 + (cube === null ? 0 : COVER_BRINGS);
}

/** What a player is about to do, before it is done: the verb that is chosen, and what it can be done with. */
export class Draft {
  mode = $state<Mode>("none");
  wantsExtra = $state(false);
  /** Whether the player is asked if the turn shall end with actions left. */
  isEnding = $state(false);

  readonly me = $derived.by(() => {
    const { view, seat } = this.props();
    return seat === null ? undefined : view.players[seat];
  });
  readonly isMine = $derived.by(() => this.props().legal.length > 0);
  readonly deeds = $derived.by(() => this.deedsOf(this.verb));
  readonly ends = $derived.by(() => this.deedsOf("end"));
  readonly builds = $derived.by(() => thingsOf(this.props().legal, "build"));
  readonly gets = $derived.by(() => thingsOf(this.props().legal, "get"));
  readonly claims = $derived.by(() => thingsOf(this.props().legal, "claim"));
  /** What can still be done in this turn, but need not be. */
  readonly left = $derived.by(() => LEFT.filter((verb) => this.deedsOf(verb).length > 0));
  /** The next useful thing: ending the turn only when nothing else is left. */
  readonly next = $derived.by(() => USEFUL.find((verb) => this.deedsOf(verb).length > 0) ?? "end");
  /** Takes the end of the own turn back, with what minds did since, when that was the last thing one did. */
  readonly takeBack = $derived.by(() => {
    const { view, past, seat, undo } = this.props();
    if (!undo) return null;
    const mine = [...past, view].findLast((one) => one.last?.seat === seat);
    return mine?.last?.action_parts.kind === "end" ? undo : null;
  });
  readonly hinted = $derived.by(() => {
    const { hint } = this.props();
    return hint && { verb: hint.kind, what: objectOf(hint) };
  });
  readonly sentence = $derived.by(() => this.say());

  constructor(private readonly props: () => TableProps<TajutoView, Action>) {
    $effect(() => {
      if (this.isMine) return;
      this.mode = "none";
      this.isEnding = false;
    });
  }

  get verb(): Verb {
    return this.mode === "none" || this.mode === "keep" ? "end" : this.mode;
  }

  deedsOf(verb: Verb): Deed[] {
    return deedsOf(this.props().legal, verb);
  }

  async send(action: string): Promise<void> {
    // What is not legal is sent too: the referee says why.
    const { mode } = this;
    // What was chosen since is for the next action.
    if ((await this.props().act(action)) && this.mode === mode) this.mode = "none";
  }

  pick(verb: Verb, what: string): void {
    const deed = chooseDeed(this.deedsOf(verb), what, this.wantsExtra);
    void this.send(deed?.action ?? `${verb} ${what}`.trim());
  }

  /** Does the next useful thing. */
  goOn(): void {
    if (this.next === "end") this.end();
    else this.open(this.next);
  }

  /** Ends the turn; asks first when something could still be done. */
  end(): void {
    if (endQuestion.isOn && this.left.length > 0 && this.ends.length > 0) this.isEnding = true;
    else this.endNow();
  }

  endNow(): void {
    this.isEnding = false;
    if (this.ends.length > 1) this.mode = this.mode === "keep" ? "none" : "keep";
    else void this.send(this.ends[0]?.action ?? "end");
  }

  pickFloor(floor: string): void {
    if (this.mode === "keep") void this.send(`end ${floor}`);
    else void this.send(`build ${floor.charAt(0)}`);
  }

  drop(place: string): void {
    if (place.startsWith("plot-")) void this.send(`build ${place.slice(5)}`);
  }

  /** Why a tile of this price cannot be got now; nothing when it can be, or while others play. */
  whyNot(tile: string, price: number | null): string {
    if (!this.isMine || this.gets.has(tile)) return "";
    if (price === null) return t("problem-stack-empty");
    const costs = (this.me?.action_tiles ?? [])
      .filter((one) => "ABCF".includes(one.tile) && one.used < one.owned)
      .map((one) => one.cost);
    if (costs.length === 0) return t("problem-starting-tiles-used");
    const use = Math.min(...costs);
    return t("tajuto-short", { n: price + use - (this.me?.mp ?? 0), use });
  }

  /** A thing that cannot be done is asked for all the same: the referee says why. */
  askWhy(verb: (typeof VERBS)[number]): void {
    const { view } = this.props();
    const objects: Record<typeof verb, string> = {
      draw: view.hand === "blind" ? "" : "1",
      offer: this.me?.cubes[0] ?? "r",
      get: "W1",
      build: this.me?.floors[0]?.charAt(0) ?? "r",
      claim: view.objectives[0] ?? "first",
    };
    void this.send(`${verb} ${objects[verb]}`.trim());
  }

  /** A tap on a pagoda: what was chosen is done there, or the referee says why not. */
  tapPlot(pagoda: string): void {
    const verb = this.mode === "offer" || this.mode === "get" ? this.mode : "build";
    this.pick(verb, verb === "get" ? `I${pagoda}` : pagoda);
  }

  /** What a tap on a pagoda does: offers or gets its tile when that was chosen, otherwise builds. */
  plotVerb(pagoda: string): Verb | null {
    if (this.mode === "offer") return chooseDeed(this.deeds, pagoda, false) ? "offer" : null;
    if (this.mode === "get") return this.gets.has(`I${pagoda}`) ? "get" : null;
    return this.builds.has(pagoda) ? "build" : null;
  }

  /** What a tap on a pagoda would bring in meditation points, or cost; nothing where nothing can be done. */
  bringsAt(pagoda: string): number | null {
    const { view } = this.props();
    const plot = view.garden.find((one) => one.pagoda === pagoda);
    const verb = this.plotVerb(pagoda);
    if (!plot || verb === null) return null;
    if (verb === "get") return -view.inauguration_price.yours;
    return verb === "offer" ? OFFER_BRINGS + plot.height : buildBrings(plot);
  }

  /** What building this floor would bring; nothing while it cannot be built, or floors to keep are chosen. */
  floorBrings(floor: string): number | null {
    const pagoda = floor.charAt(0);
    const plot = this.props().view.garden.find((one) => one.pagoda === pagoda);
    return plot && this.mode !== "keep" && this.builds.has(pagoda) ? buildBrings(plot) : null;
  }

  open(next: (typeof VERBS)[number]): void {
    this.wantsExtra = false;
    this.mode = this.mode === next ? "none" : next;
    const all = this.deedsOf(next);
    // Where there is nothing to choose, nothing is asked.
    const isPlain = next === "build" || (next === "draw" && this.props().view.hand === "blind");
    if (isPlain && all.length === 1 && all[0]) void this.send(all[0].action);
  }

  /** What can still be done, and what its tile costs at least. */
  offerOf(verb: (typeof LEFT)[number]): string {
    return t(`tajuto-left-${verb}`, verb === "claim" ? {} : { n: this.costOf(this.deedsOf(verb)) });
  }

  /** What using the tile costs that the chosen verb would use now. */
  private get useCost(): number {
    const wanted = this.deeds.filter((deed) => deed.isExtra === this.wantsExtra);
    const deeds = wanted.length > 0 ? wanted : this.deeds;
    return deeds.length > 0 ? this.costOf(deeds) : 0;
  }

  /** What using the cheapest tile for one of these deeds costs. */
  private costOf(deeds: Deed[]): number {
    const isUsable = (letter: string): boolean =>
      deeds.some((deed) => (deed.isExtra ? EXTRA[deed.verb] === letter : "ABC".includes(letter)));
    const costs = (this.me?.action_tiles ?? [])
      .filter((tile) => tile.used < tile.owned && isUsable(tile.tile))
      .map((tile) => tile.cost);
    return Math.min(...costs);
  }

  private say(): string {
    const { view, seats, legal, isLive } = this.props();
    if (!isLive || view.stage.name === "over") return "";
    if (!this.isMine) return view.acting === null ? t("loading") : t("waiting-for", who(seats, view.acting));
    if (this.mode === "keep") return t("tajuto-do-keep");
    if (this.mode !== "none") return t(`tajuto-do-${this.mode}`, { use: this.useCost });
    if (this.builds.size > 0) return t("tajuto-do-build-first");
    if (legal.every((action) => action.kind === "end")) return t("tajuto-do-end");
    const n = this.me?.floors.length ?? 0;
    return n > 1 ? t("tajuto-do-any-keep", { n: n - 1 }) : t("tajuto-do-any");
  }
}
