/** So many entries of one kind tell nothing by their kind. */
const USUAL_MIN = 3;

/** The kind that most entries of a list are of and that need not be said on each of them; null in a list of few or many kinds. */
export function usualKind(entries: readonly { kind: string | null }[]): string | null {
  const counts = new Map<string, number>();
  for (const { kind } of entries) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return count >= USUAL_MIN && count > entries.length / 2 ? kind : null;
}
