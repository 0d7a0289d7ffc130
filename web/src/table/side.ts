/** What the column beside the table shows. */
export type SideTab = "log" | "chat" | "aid";
