import { type Language, LOCALES } from '@vitrine/contract/sites.ts';
import { amountOf } from '../../sections/output-tables/figure.ts';

const LENGTHS = { mm: 1, cm: 10, m: 1000 };
/** Units of one quantity, each by its size. */
const QUANTITIES: readonly Readonly<Record<string, number>>[] = [
  LENGTHS,
  { g: 1, kg: 1000, t: 1_000_000 },
  { W: 1, kW: 1000 },
  { ml: 1, l: 1000, 'm³': 1_000_000 },
  { 'kg/h': 1, 't/h': 1000 },
  { s: 1, min: 60, h: 3600 },
  { bar: 1000, mbar: 1 },
];

/** A bar tells parts of a whole: it would lie about what does not begin at nothing. */
const WITHOUT_BAR = new Set(['', '°C', 'K', 'dB(A)', 'dB']);
export const hasBar = (unit: string) => !WITHOUT_BAR.has(unit);

/** By how much figures of a unit are multiplied to be figures of another; null where they are of another quantity. */
export function factorBetween(from: string, to: string): number | null {
  if (from === to) return 1;
  const sizes = QUANTITIES.find((units) => from in units && to in units);
  const [small, large] = [sizes?.[from], sizes?.[to]];
  return small && large ? small / large : null;
}

const NUMBER = /\d[\d.,]*/g;
const AMOUNT = String.raw`[−+-]?\d[\d.,]*`;
const AMOUNT_OR_RANGE = new RegExp(`^${AMOUNT}(?:\\s*(?:–|-|bis|to)\\s*${AMOUNT})?$`);
const DIMENSIONS = new RegExp(`^${AMOUNT}(?:\\s*[×x]\\s*${AMOUNT})+$`);
/** Digits that a conversion keeps: more than any data sheet has. */
const DIGITS = 6;

/**
 * A figure in another unit: "2.140 × 1.480" in mm is "2,14 × 1,48" in m. Null where the units are of two quantities, and where not each
 * number of the text has its unit: "2 × 5,5" kW are two motors, "7,5 (bei 50 Hz)" names a frequency.
 */
export function inOtherUnit(text: string, [from, to]: readonly [string, string], language: Language): string | null {
  const factor = factorBetween(from, to);
  if (factor === null || factor === 1) return factor && text;
  if (!AMOUNT_OR_RANGE.test(text.trim()) && !(from in LENGTHS && DIMENSIONS.test(text.trim()))) return null;
  const format = new Intl.NumberFormat(LOCALES[language], { maximumSignificantDigits: DIGITS });
  return text.replace(NUMBER, (number) => {
    const amount = amountOf(number, language);
    return amount === null ? number : format.format(amount * factor);
  });
}

/** The number of a text that is one and nothing else; null for ranges, dimensions and words. */
export function plainAmount(text: string, language: Language): number | null {
  return /^[−-]?\d[\d.,]*$/.test(text.trim()) ? amountOf(text.trim(), language) : null;
}
