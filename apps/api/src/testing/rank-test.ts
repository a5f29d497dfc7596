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

/**
 * The Kolmogorov-Smirnov distance of two samples, scaled so that it is beyond `x` by chance in 2 * exp(-2 * x²) of all pairs from one
 * distribution: it also sees that one of them is wider, or has another tail.
 */
export function shapeDifference(a: readonly number[], b: readonly number[]): number {
  const sortedA = [...a].sort((x, y) => x - y);
  const sortedB = [...b].sort((x, y) => x - y);
  let distance = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const value = Math.min(sortedA[i] ?? 0, sortedB[j] ?? 0);
    while (i < a.length && (sortedA[i] ?? 0) <= value) i++;
    while (j < b.length && (sortedB[j] ?? 0) <= value) j++;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  return distance * Math.sqrt((a.length * b.length) / (a.length + b.length));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
