/** The first of the values in an order, without sorting those that come after them: of 10,000 hits some dozens are shown. */
export function bestOf<T>(values: Iterable<T>, count: number, order: (a: T, b: T) => number): T[] {
  const best: T[] = [];
  for (const value of values) {
    const last = best.at(-1);
    if (best.length === count && last !== undefined && order(value, last) >= 0) continue;
    let [from, to] = [0, best.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = best[middle];
      if (other !== undefined && order(other, value) <= 0) from = middle + 1;
      else to = middle;
    }
    best.splice(from, 0, value);
    if (best.length > count) best.pop();
  }
  return best;
}
