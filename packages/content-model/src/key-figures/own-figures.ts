import type { Language } from '@vitrine/contract/sites.ts';
import { figureText, withUnit } from '../fields/format-figure.ts';
import { type TableCell, type TableText, tableTextIn } from '../fields/technical-data.ts';
import { OUTPUT, ownCell } from '../output/output-cells.ts';
import { OUTPUT_FIELDS, OUTPUT_FIGURES, OUTPUT_STATE_LABELS, outputHeadline } from '../output/output-figures.ts';
import type { FigureSource } from './figure-source.ts';

/** A figure that a product has: a row of its technical table, or an output figure. */
export interface OwnFigure {
  /** What a key figure keeps: `row/<id>`, or `output/<state or id of the row>/<field>`. */
  reference: string;
  group: string;
  label: string;
  /** As pages show it, with its unit; null where the machine has no value: an option, not available, empty. */
  value: string | null;
}

type OutputFigureOfOwn = OwnFigure & { unit: string };

export const ROW = 'row';

/** The column of the technical table that is the product's own: it is named like its type. -1 when none is. */
export const ownColumn = ({ productTypeName, technicalDataTable }: FigureSource): number =>
  technicalDataTable?.columns.findIndex((name) => name !== '' && name === productTypeName?.trim()) ?? -1;

/** A cell with its unit; null where there is no value. */
export function cellValue(cell: TableCell | undefined, unit: TableText, language: Language): string | null {
  if (cell === undefined || typeof cell === 'string') return null;
  const text = tableTextIn(cell, language);
  return text === '' ? null : withUnit(text, tableTextIn(unit, language), language);
}

function tableFigures(source: FigureSource, language: Language): OwnFigure[] {
  const column = ownColumn(source);
  if (column < 0) return [];
  return (source.technicalDataTable?.groups ?? []).flatMap(({ headline, rows }) =>
    rows.flatMap((row) =>
      row.id === undefined
        ? []
        : {
            reference: `${ROW}/${row.id}`,
            group: tableTextIn(headline, language),
            label: tableTextIn(row.label, language),
            value: cellValue(ownCell(source, row, column), row.unit, language),
          },
    ),
  );
}

/** The output figures; a grinder's rows are told apart by the state of the meat, those of others by their ids. */
export function outputFigures(source: FigureSource, language: Language): OutputFigureOfOwn[] {
  const type = source.productType;
  if (!type) return [];
  const rows = source[OUTPUT_FIELDS[type]] ?? [];
  return rows.flatMap((row, index) => {
    const state = row.state === 'fresh' || row.state === 'frozen' ? row.state : null;
    const setting = rows.length > 1 ? String(index + 1) : null;
    return OUTPUT_FIGURES[type].flatMap(({ headline, figures }) => {
      const name = state ? OUTPUT_STATE_LABELS[state][language] : [headline?.[language], setting].filter(Boolean).join(' · ');
      return figures.map((figure) => {
        const text = figureText(row[figure.name], language);
        return {
          reference: `${OUTPUT}/${state ?? String(row.id)}/${figure.name}`,
          group: outputHeadline(name, language),
          label: figure.label[language],
          unit: figure.unit[language],
          value: text && withUnit(text, figure.unit[language], language),
        };
      });
    });
  });
}

/** Every figure of a product in a language, in the order of its page: output figures, then the rows of its own column. */
export const ownFigures = (source: FigureSource, language: Language): OwnFigure[] => [
  ...outputFigures(source, language),
  ...tableFigures(source, language),
];
