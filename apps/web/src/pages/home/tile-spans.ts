/** Columns of each teaser tile, of 24, so that every row closes: 16 + 8, then 8 + 16, and a last row of equals. */
export function tileSpans(count: number): number[] {
  const spans: number[] = [];
  let flipped = false;
  while (spans.length < count) {
    const left = count - spans.length;
    if (left <= 3) {
      spans.push(...Array.from({ length: left }, () => 24 / left));
    } else {
      spans.push(...(flipped ? [8, 16] : [16, 8]));
      flipped = !flipped;
    }
  }
  return spans;
}
