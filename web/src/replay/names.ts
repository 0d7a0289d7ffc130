/** The names of a record; equal ones, as minds of one level have, get a number. */
export function replayNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const isShared = names.filter((other) => other === name).length > 1;
    const shown = name || `#${seat + 1}`;
    return isShared ? `${shown} ${names.slice(0, seat + 1).filter((other) => other === name).length}` : shown;
  });
}
