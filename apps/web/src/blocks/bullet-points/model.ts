/**
 * How many rows and columns a list takes that is set in `wanted` columns, read down each column: every column but the last
 * is full, none is empty.
 */
export function columnsOf(count: number, wanted: number): { rows: number; columns: number } {
  const rows = Math.max(1, Math.ceil(count / Math.max(1, wanted)));
  return { rows, columns: Math.max(1, Math.ceil(count / rows)) };
}
