import { type TechnicalDataTable, tableTextIn } from '../fields/technical-data.ts';
import { outputCell } from '../output/output-cells.ts';
import { otherThan } from './contradicting-value.ts';
import type { FigureSource } from './figure-source.ts';
import { cellValue, outputFigures, ownColumn } from './own-figures.ts';

/** What is wrong with a row of the technical table; `value` is what the product has instead. */
interface TableProblem {
  message: 'tableFigureGone' | 'tableContradictsOutput';
  row: string;
  value?: string;
}

/**
 * The first row of a table that does not agree with the output figures of its product: it shows one that is gone, or types
 * another value under the label and unit of one (in German, as rows are told apart by it). Null when there is none.
 */
export function tableProblem(source: FigureSource): TableProblem | null {
  const column = ownColumn(source);
  const figures = outputFigures(source, 'de');
  for (const { rows } of source.technicalDataTable?.groups ?? []) {
    for (const { figure, label, unit, values } of rows) {
      const row = tableTextIn(label, 'de');
      if (figure) {
        if (outputCell(source, figure) === undefined) return { message: 'tableFigureGone', row };
        continue;
      }
      const typed = cellValue(values[column], unit, 'de');
      const value =
        typed &&
        otherThan(
          figures.filter((one) => one.unit === unit.de.trim()),
          { label: row, value: typed },
        );
      if (value) return { message: 'tableContradictsOutput', row, value };
    }
  }
  return null;
}

/**
 * The table of a product without what was typed in its own column of rows of output: nobody sees it, and it would grow old. A
 * row whose figure is gone shows what is typed: that stays.
 */
export function withoutOwnTyped(table: TechnicalDataTable, source: FigureSource): TechnicalDataTable {
  const column = ownColumn({ ...source, technicalDataTable: table });
  if (column < 0) return table;
  const groups = table.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) =>
      row.figure && outputCell(source, row.figure) !== undefined
        ? { ...row, values: row.values.map((cell, at) => (at === column ? { de: '' } : cell)) }
        : row,
    ),
  }));
  return { ...table, groups };
}
