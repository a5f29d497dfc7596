import type { Language } from '@vitrine/contract/sites.ts';
import type { FigureSource } from './figure-source.ts';
import { ownFigures } from './own-figures.ts';

const plainLabel = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
/** However the spaces are and whichever minus it is, as they are hard to tell apart. */
const plainValue = (text: string): string => text.replaceAll('−', '-').replace(/\s+/gu, '');

/**
 * The value that a product has under the label of a typed key figure, when it is another one than was typed; null when
 * they agree, or when the label is none of the product's.
 */
export function contradictingValue(
  source: FigureSource,
  typed: { label: string; value: string },
  language: Language,
): string | null {
  const values = ownFigures(source, language)
    .filter(({ label }) => plainLabel(label) === plainLabel(typed.label))
    .flatMap(({ value }) => value ?? []);
  if (values.some((value) => plainValue(value) === plainValue(typed.value))) return null;
  return values[0] ?? null;
}
