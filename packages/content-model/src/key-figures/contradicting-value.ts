import type { Language } from '@vitrine/contract/sites.ts';
import type { FigureSource } from './figure-source.ts';
import { type OwnFigure, ownFigures } from './own-figures.ts';

type Said = Pick<OwnFigure, 'label' | 'value'>;

const plainLabel = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
/** However the spaces are, and whichever minus or word for a range it is: "8 bis 9" is "8–9". */
const plainValue = (text: string): string => text.replace(/\s+(?:bis|to)\s+|[−–]/gu, '-').replace(/\s+/gu, '');

/**
 * The value that a product has under the label of a typed key figure, when it is another one than was typed; null when
 * they agree, or when the label is none of the product's.
 */
export function contradictingValue(
  source: FigureSource,
  typed: { label: string; value: string },
  language: Language,
): string | null {
  return otherThan(ownFigures(source, language), typed);
}

/** As above, among figures that are given. */
export function otherThan(figures: readonly Said[], typed: { label: string; value: string }): string | null {
  const values = figures.filter(({ label }) => plainLabel(label) === plainLabel(typed.label)).flatMap(({ value }) => value ?? []);
  if (values.some((value) => plainValue(value) === plainValue(typed.value))) return null;
  return values[0] ?? null;
}
