/**
 * The Mann-Whitney U of two samples as standard deviations from what it is when both come from one distribution: about
 * 0 ± 1 then, far from 0 when values of one tend to be larger. Asks for no shape of the distributions, and outliers weigh no more
 * than their rank.
 */
export function rankDifference(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].sort(
    (x, y) => x.value - y.value,
  );
  let ranks = 0;
  for (let first = 0; first < all.length; ) {
    let end = first;
    while (end < all.length && all[end]?.value === all[first]?.value) end++;
    // Equal values share the mean of their ranks.
    const rank = (first + 1 + end) / 2;
    for (let i = first; i < end; i++) if (all[i]?.isA) ranks += rank;
    first = end;
  }
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return (u - mean) / deviation;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
