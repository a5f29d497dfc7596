/** Pictures in a row of a wide screen: three, or two or four where three would leave one alone. */
export function rowLength(count: number): number {
  if (count <= 3) return Math.max(1, count);
  if (count % 3 === 0) return 3;
  return count % 4 === 0 ? 4 : count % 2 === 0 ? 2 : 3;
}
