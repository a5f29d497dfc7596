const NUMBER = '[-−+]?\\d{1,6}(?:[.,]\\d{1,2})?';
const SINGLE = new RegExp(`^${NUMBER}$`);
const RANGE = new RegExp(`^(${NUMBER})\\s*(?:–|-|bis|to)\\s*(${NUMBER})$`);
const EDGES = new RegExp(`^(?:${NUMBER})(?:\\s*[x×]\\s*(?:${NUMBER})){1,2}$`);

/** A figure as an editor types it, once for both languages: one number, from and to, or edges in one unit. */
export type Figure = { kind: 'single' | 'range' | 'edges'; numbers: number[] };

const toNumber = (text: string): number => Number(text.trim().replace('−', '-').replace(',', '.'));

/**
 * Reads "1250", "2,5", "8–10", "-18 bis -4", "620 x 200". Null for anything else: no separators of thousands (a point
 * would be read as a decimal one in the other language), no unit, no words.
 */
export function parseFigure(text: string): Figure | null {
  const trimmed = text.trim();
  if (SINGLE.test(trimmed)) return { kind: 'single', numbers: [toNumber(trimmed)] };
  const [, from, to] = RANGE.exec(trimmed) ?? [];
  if (from !== undefined && to !== undefined) return { kind: 'range', numbers: [toNumber(from), toNumber(to)] };
  if (EDGES.test(trimmed)) return { kind: 'edges', numbers: trimmed.split(/[x×]/).map(toNumber) };
  return null;
}
