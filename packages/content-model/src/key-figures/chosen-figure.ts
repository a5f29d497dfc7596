import { OUTPUT_STATES } from '@vitrine/contract/product-types.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { OUTPUT } from '../output/output-cells.ts';
import type { FigureSource } from './figure-source.ts';
import { type OwnFigure, ownColumn, ownFigures, ROW } from './own-figures.ts';

/** Why a chosen figure has no value; each is a message for the editor. */
type FigureProblem = 'figureGone' | 'figureWithoutValue' | 'figureWithoutColumn';

/** The figure that a key figure shows, or why it cannot be shown. */
export type ChosenFigure = { label: string; value: string } | { problem: FigureProblem };

/** The only row of its output may have been made anew, as a copy of a product makes it: then it is that one. */
function onlyOutput(figures: readonly OwnFigure[], reference: string): OwnFigure | undefined {
  const [kind, row, field] = reference.split('/');
  if (kind !== OUTPUT || OUTPUT_STATES.some((state) => state === row)) return undefined;
  const alike = figures.filter((figure) => {
    const [otherKind, , otherField] = figure.reference.split('/');
    return otherKind === OUTPUT && otherField === field;
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** Finds the figure that a reference of a key figure means, among those that the product has now. */
export function chosenFigure(source: FigureSource, reference: string, language: Language): ChosenFigure {
  if (reference.startsWith(`${ROW}/`) && ownColumn(source) < 0) return { problem: 'figureWithoutColumn' };
  const figures = ownFigures(source, language);
  const figure = figures.find((one) => one.reference === reference) ?? onlyOutput(figures, reference);
  if (!figure) return { problem: 'figureGone' };
  const { label, value } = figure;
  return value === null ? { problem: 'figureWithoutValue' } : { label, value };
}
