interface Row {
  id: string;
}

/**
 * The rows of a list that was asked for again, each in the place it had: one that is gone stays as it was while it is `held`, so
 * that a second click at the same place never meets the next row. New ones follow the row that they follow in the list.
 */
export function rowsInPlace<T extends Row>(before: readonly T[], listed: readonly T[], isHeld: (id: string) => boolean): T[] {
  const fresh = new Map(listed.map((row) => [row.id, row]));
  const rows = before.flatMap((row) => fresh.get(row.id) ?? (isHeld(row.id) ? row : []));
  const shown = new Set(rows.map(({ id }) => id));
  let place = 0;
  for (const row of listed) {
    if (shown.has(row.id)) place = rows.findIndex(({ id }) => id === row.id) + 1;
    else rows.splice(place++, 0, row);
  }
  return rows;
}
