import { gameOf } from "../games/games";
import type { TableConnection } from "../lib/connection.svelte";
import { share } from "../lib/fairness";
import { t } from "../lib/i18n.svelte";
import { explain, problemOf } from "../lib/problem";
import type { Command, GameSummary, Settings, SettingsChange, TableView } from "../lib/protocol";
import { session } from "../lib/session.svelte";
import { absenceOf, isHere, type Absence } from "../table/absence";
import { holderName } from "../table/seats";
import { changedFields, settingFields, type Field } from "./fields";

/** A table before its first match: who sits where, what is played, and what can be asked of it. */
export class Gathering {
  refusal = $state("");
  /** The seat that is about to change places with another. */
  moving = $state<number | null>(null);
  /** What was played when one last agreed to it, as far as this page has seen it. */
  private agreedTo = $state.raw<Settings | null>(null);

  readonly table = $derived.by(() => this.props().table);
  readonly holders = $derived.by(() => this.table.chairs.map((chair) => chair.holder));
  readonly own = $derived.by(() => this.table.chairs.flatMap((_, seat) => (this.isMine(seat) ? [seat] : [])));
  readonly isSeated = $derived(this.own.length > 0);
  /** Whether one is asked about something that the host has changed. */
  readonly isAsked = $derived.by(() => this.own.some((seat) => this.table.chairs[seat]?.has_agreed === false));
  readonly isFull = $derived.by(() => this.holders.every(({ kind }) => kind !== "nobody"));
  readonly fields = $derived.by(() => this.fieldsOf(this.table.settings));
  /** What was chosen before, for each field that the host has changed since one agreed. */
  readonly changed = $derived.by(() =>
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
    this.agreedTo ? changedFields(this.fieldsOf(this.agreedTo), this.fields) : new Map<string, string>(),
  );
  readonly teams = $derived.by(() => gameOf(this.table.settings.game).teams?.(this.table.chairs.length) ?? null);
  readonly lead = $derived.by(() => this.say());

  constructor(
    private readonly props: () => { connection: TableConnection; table: TableView; card: GameSummary | undefined },
  ) {
    $effect(() => {
      const { settings, is_host } = this.table;
      if (!this.isAsked && (this.isSeated || is_host)) this.agreedTo = settings;
      else this.agreedTo ??= settings;
    });
  }

  isMine(seat: number): boolean {
    const holder = this.table.chairs[seat]?.holder;
    return holder?.kind === "person" && holder.is_me;
  }

  nameOf(seat: number): string {
    return holderName(this.table.settings.game, seat, this.holders);
  }

  /** Where somebody is who sits here and does not look; nothing of whoever does, and of minds. */
  absenceIn(seat: number): Absence | null {
    const chair = this.table.chairs[seat];
    return chair ? absenceOf(chair, false, this.props().connection.picture?.skewMs ?? 0) : null;
  }

  /** Whether somebody else who sits here looks at the table. */
  isHere(seat: number): boolean {
    const chair = this.table.chairs[seat];
    return chair !== undefined && !this.isMine(seat) && isHere(chair, false);
  }

  ask = async (command: Command): Promise<boolean> => {
    this.refusal = "";
    try {
      await this.props().connection.ask(command);
      return true;
    } catch (error) {
      this.refusal = explain(problemOf(error));
      return false;
    }
  };

  /** Sits down as oneself, or as somebody else at this screen, and agrees to what is seen now. */
  async sit(seat: number, name: string): Promise<void> {
    const { next_commitment, terms } = this.table;
    const isDown = await this.ask({ do: "sit", seat, name, ...(await share(next_commitment, false)) });
    if (isDown && terms > 0) await this.ask({ do: "agree", terms });
  }

  async agree(): Promise<void> {
    await this.ask({ do: "agree", terms: this.table.terms });
  }

  async set(change: SettingsChange): Promise<void> {
    await this.ask({ do: "set", change });
  }

  /** The first of two seats is chosen, or both: then they change. */
  async move(seat: number): Promise<void> {
    const from = this.moving;
    this.moving = from === null ? seat : null;
    if (from !== null && from !== seat) await this.ask({ do: "move", seat: from, to: seat });
  }

  /** Takes another name, here and from now on. */
  async call(seat: number, name: string): Promise<boolean> {
    this.refusal = "";
    try {
      await session.rename(name);
    } catch (error) {
      this.refusal = explain(problemOf(error));
      return false;
    }
    return this.ask({ do: "rename", seat, name });
  }

  private fieldsOf(settings: Settings): Field[] {
    const { card } = this.props();
    return card ? settingFields(card, settings) : [];
  }

  private say(): string {
    if (this.table.reveal_by_ms !== null) return t("gathering-shuffling");
    if (!this.isSeated) return t("gathering-choose");
    if (!this.isFull) return t("gathering-waiting");
    if (this.isAsked) return t("gathering-asked");
    const open = this.table.chairs.flatMap((chair, seat) => (chair.has_agreed ? [] : [this.nameOf(seat)]));
    return t("gathering-not-agreed", { names: open.join(", "), n: open.length });
  }
}
