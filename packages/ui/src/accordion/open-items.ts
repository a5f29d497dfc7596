/**
 * Which items stay open after one was pressed: the pressed one turns over; the others close, except in the
 * `cards` variant, where several may be open (catalogue.md 2, "Accordion").
 */
export function pressed(open: ReadonlySet<string>, id: string, several: boolean): ReadonlySet<string> {
  if (!several) return new Set(open.has(id) ? [] : [id]);
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What is open at first: the first item if asked for, otherwise nothing. */
export function initiallyOpen(ids: readonly string[], firstOpen: boolean): ReadonlySet<string> {
  return new Set(firstOpen ? ids.slice(0, 1) : []);
}
