import type { Language } from '@vitrine/contract/sites.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import type { FigureColumn } from '../../sections/output-tables/columns.ts';
import { figureText } from '../../sections/output-tables/figure.ts';
import type { SourceGroup, SourceRow } from './align-rows.ts';
import { columnsOf, type FigureRow, figureIn, rowsOf } from './output-lists.ts';
import type { OutputFigures } from './resources.ts';

/** What words the figures are called by. */
export interface Words {
  outputs: Translate<'outputs'>;
  comparison: Translate<'comparison'>;
}

/** The unit of a figure; that of hole plates is named in the headline only. */
const unitOf = ({ unit }: FigureColumn, { outputs }: Words) => (unit ? outputs(`unit.${unit}`) : '');
const isHole = ({ name }: FigureColumn) => name === 'hole';

function labelOf({ name, diameter = 0 }: FigureColumn, { outputs, comparison }: Words): string {
  if (name === 'hole') return comparison('hole', { diameter });
  // Its own table is all about batches; beside the output of another machine, or its own without a pause, that is not known.
  return name === 'outputPerHour' ? comparison('outputInBatches') : outputs(`column.${name}`);
}

function headlineOf(column: FigureColumn, state: FigureRow['state'], { outputs, comparison }: Words): string {
  if (state) return comparison(`output.${state}`);
  return column.group ? comparison('output.of', { group: outputs(`group.${column.group}`) }) : comparison('output.all');
}

/** Several settings of one machine share its cell, each at its place in every row; a figure that all of them have is said once. */
const BETWEEN_SETTINGS = ' / ';
const NO_FIGURE = '–';

/** The figures of a machine in the published tables, each table row by row; the same row of two overviews counts once. */
export function outputGroups(all: readonly OutputFigures[], slug: string, language: Language, words: Words): SourceGroup[] {
  const groups = new Map<string, SourceRow[]>();
  const seen = new Set<string>();
  for (const figures of all) {
    const rows = rowsOf(figures).filter((row) => row.productSlug === slug && !seen.has(row.id));
    for (const { id } of rows) seen.add(id);
    for (const state of new Set(rows.map((row) => row.state))) {
      const ofState = rows.filter((row) => row.state === state);
      for (const column of columnsOf(figures.productType)) {
        const texts = ofState.map((row) => {
          const value = figureIn(row, column);
          return value === null ? NO_FIGURE : figureText(value, language);
        });
        const isOne = new Set(texts).size === 1;
        if (isOne && texts[0] === NO_FIGURE) continue;
        const headline = headlineOf(column, state, words);
        const inGroup = groups.get(headline) ?? [];
        groups.set(headline, [
          ...inGroup,
          {
            label: labelOf(column, words),
            unit: isHole(column) ? outputUnit(words) : unitOf(column, words),
            cell: { kind: 'value', text: (isOne ? texts.slice(0, 1) : texts).join(BETWEEN_SETTINGS) },
          },
        ]);
      }
    }
  }
  return [...groups].map(([headline, rows]) => ({ headline, rows }));
}

/** Unit of what goes through a plate in an hour. */
const outputUnit = ({ outputs }: Words) => outputs('unit.kgPerHour');
