import { formatNumber, type Language } from '@vitrine/contract/sites.ts';

const DECIMAL: Record<Language, string> = { de: ',', en: '.' };

/** A figure as it is read; publishing has written those that are texts in the site's language. */
export const figureText = (value: string | number, language: Language): string =>
  typeof value === 'number' ? formatNumber(value, language) : value;

/** The number of a figure, the first of several ("6–8", "620 × 200"); null for a text without one. */
export function amountOf(value: string | number, language: Language): number | null {
  if (typeof value === 'number') return value;
  const [first] = /[−-]?\d[\d.,]*/.exec(value) ?? [];
  if (first === undefined) return null;
  const [whole = '', decimals] = first.replace('−', '-').split(DECIMAL[language]);
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? 0}`);
  return Number.isFinite(amount) ? amount : null;
}
