import { addresses } from "../../lib/art";

/** Drawings that stay files, by name. */
export const drawing = addresses(
  import.meta.glob("../../../art/tajuto/{action-*,bag,mp,sp,mountain,tile-*,objective-*}.svg", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** The drawing of a stack of the village. */
export function tileDrawing(stack: string): string {
  const names: Record<string, string> = { M: "tile-market", S: "tile-shrine" };
  return drawing(names[stack] ?? `tile-${stack.toLowerCase()}`);
}

/** The inks of the monks, by seat. */
export const MONK_INKS = ["#d8412f", "#e0b13c", "#4a76bd", "#4f9a62"] as const;
