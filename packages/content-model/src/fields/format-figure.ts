import { formatNumber, type Language } from '@vitrine/contract/sites.ts';
import { parseFigure } from './figure.ts';

/** look.md, "Typography": no-break spaces keep a figure on its line. */
const NO_BREAK = '\u00a0';
const TO = { de: 'bis', en: 'to' } as const;

/** How from and to are joined: "8–9", or "8 bis 9" as the other rows of a technical table have it. */
export type Between = 'dash' | 'word';

/** A figure as an editor typed it, as the language reads it; null when there is none. */
export function formatFigure(text: string | null | undefined, site: Language, between: Between = 'dash'): string | null {
  const figure = parseFigure(text ?? '');
  if (!figure) return null;
  const numbers = figure.numbers.map((value) => formatNumber(value, site));
  if (figure.kind === 'edges') return numbers.join(`${NO_BREAK}×${NO_BREAK}`);
  // A dash between negative numbers would read as a sign.
  const inWords = between === 'word' || figure.numbers.some((value) => value < 0);
  const dash = inWords ? `${NO_BREAK}${TO[site]}${NO_BREAK}` : '–';
  return numbers.join(dash);
}

/** A figure of a record, a number or as it was typed; null when there is none. */
export const figureText = (value: unknown, site: Language, between: Between = 'dash'): string | null =>
  typeof value === 'number' ? formatNumber(value, site) : formatFigure(typeof value === 'string' ? value : null, site, between);

/** A value with its unit on one line; English sets the percent sign without a gap. */
export function withUnit(value: string, unit: string, site: Language): string {
  if (unit === '') return value;
  return `${value}${site === 'en' && unit === '%' ? '' : NO_BREAK}${unit}`;
}
