/** Longest words that are compared letter by letter. */
const WORD_MAX = 40;

/**
 * True when one word becomes the other by at most one typing error: a letter more, less, another, two that changed places, or another
 * letter where both have it twice (`Kudder`).
 */
export function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1 || Math.max(one.length, other.length) > WORD_MAX) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [left, otherLeft] = [end - start, otherEnd - start];
  if (left <= 1 && otherLeft <= 1) return true;
  if (left !== 2 || otherLeft !== 2) return false;
  const [first, second, otherFirst, otherSecond] = [one[start], one[start + 1], other[start], other[start + 1]];
  return (first === otherSecond && second === otherFirst) || (first === second && otherFirst === otherSecond);
}

/** Letters that must change between two words; stops counting beyond `max`. */
export function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let row = Array.from({ length: other.length + 1 }, (_value, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > max) return max + 1;
    row = next;
  }
  return row[other.length] ?? max + 1;
}
