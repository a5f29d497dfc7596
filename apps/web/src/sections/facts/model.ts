/** Bullet points in two columns: the first half left, rounded up (catalogue.md 2, "Product-application page"). */
export function factColumns<T>(facts: readonly T[]): T[][] {
  const half = Math.ceil(facts.length / 2);
  return [facts.slice(0, half), facts.slice(half)].filter((column) => column.length > 0);
}
