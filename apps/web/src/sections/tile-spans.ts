/** Columns of each tile so that every row closes: three in a row, the rest in pairs (look.md, "Grid and space"); one alone is half a row. */
export function tileSpans(count: number): (8 | 12)[] {
  const halves = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : Math.min(count, 4);
  return Array.from({ length: count }, (_, index) => (index < count - halves ? 8 : 12));
}
