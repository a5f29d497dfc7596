interface Row {
  id: string;
}

interface Placing {
  /** What is gone and yet stays as it was: its button was pressed, and may be pressed once more. */
  isHeld: (id: string) => boolean;
  /** The pointer or the focus is in the list: nothing moves under it. What is gone stays, what is new comes last. */
  isOccupied: boolean;
}

/** The rows of a list that was asked for again, so that a click never meets another row than the one that was meant. */
export function rowsInPlace<T extends Row>(before: readonly T[], listed: readonly T[], { isHeld, isOccupied }: Placing): T[] {
  if (!isOccupied && !before.some(({ id }) => isHeld(id))) return [...listed];
  const fresh = new Map(listed.map((row) => [row.id, row]));
  const rows = before.flatMap((row) => fresh.get(row.id) ?? (isOccupied || isHeld(row.id) ? row : []));
  const shown = new Set(rows.map(({ id }) => id));
  if (isOccupied) return [...rows, ...listed.filter(({ id }) => !shown.has(id))];
  let place = 0;
  for (const row of listed) {
    if (shown.has(row.id)) place = rows.findIndex(({ id }) => id === row.id) + 1;
    else rows.splice(place++, 0, row);
  }
  return rows;
}
