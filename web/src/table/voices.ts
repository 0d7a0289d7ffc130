import type { ChairView } from "../lib/protocol";

/** The seats whose people have a say: those who play themselves and are not gone. */
export function voices(chairs: readonly ChairView[]): number[] {
  return chairs.flatMap((chair, seat) => {
    const isThere = chair.holder.kind === "person" && chair.presence?.kind !== "gone";
    return isThere && !chair.has_stand_in && !chair.has_resigned ? [seat] : [];
  });
}
