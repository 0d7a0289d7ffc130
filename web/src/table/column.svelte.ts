import { MediaQuery } from "svelte/reactivity";

/** What the column beside the table shows. */
export type SideTab = "log" | "chat" | "aid";

/** Log, talk and player aid: a column where there is room for one, a sheet where there is not. */
export class Column {
  tab = $state<SideTab>("log");
  isSheetOpen = $state(false);
  private isColumnOpen = $state(true);
  private readonly wide = new MediaQuery("(min-width: 1100px)");

  get hasColumn(): boolean {
    return this.isColumnOpen && this.wide.current;
  }

  open(next: SideTab): void {
    if (this.wide.current) this.isColumnOpen = this.tab !== next || !this.isColumnOpen;
    else this.isSheetOpen = true;
    this.tab = next;
  }
}
