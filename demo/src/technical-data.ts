import type { TableCell, TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { FIGURES, type Figure, type FigureKey, figureText } from './figures.ts';
import { figureOf, type MachineName } from './machines.ts';
import type { Text } from './text.ts';

interface FigureGroup {
  headline: Text;
  figures: readonly FigureKey[];
}

export interface TechnicalData {
  /** Machines side by side, in the order of the programme; the product's own is one of them. */
  machines: readonly MachineName[];
  groups: readonly FigureGroup[];
  note: Text;
}

/** What a machine has in a row: a text or one of the two words with a meaning of their own. */
function tableCell(figure: Figure): TableCell {
  if (figure === 'option') return CELL_OPTION;
  if (figure === 'none') return CELL_NOT_AVAILABLE;
  return { de: figureText(figure, 'de'), en: figureText(figure, 'en') };
}

/** The table as the product's page shows it, each value taken from MACHINES; a row's id is the figure that it shows. */
export const technicalDataTable = ({ machines, groups }: TechnicalData): TechnicalDataTable => ({
  columns: [...machines],
  groups: groups.map(({ headline, figures }) => ({
    headline,
    rows: figures.map((key) => ({
      id: key,
      label: FIGURES[key].label,
      unit: FIGURES[key].unit,
      values: machines.map((name) => tableCell(figureOf(name, key))),
    })),
  })),
});
