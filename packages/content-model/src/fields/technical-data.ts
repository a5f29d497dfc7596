import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { z } from 'zod';
import { germanFigureInEnglish } from './german-figure.ts';

/** A text of the table; `en` is missing where both languages write the same ("200", "kg"). */
export const tableText = z.strictObject({ de: z.string().trim().max(300), en: z.string().trim().max(300).optional() });
export type TableText = z.infer<typeof tableText>;
const tableLabel = tableText.refine((text) => text.de !== '');

/** What a machine has in a row: a text, or one of the two words with a meaning of their own. */
export const tableCell = z.union([z.literal(CELL_OPTION), z.literal(CELL_NOT_AVAILABLE), tableText]);
export type TableCell = z.infer<typeof tableCell>;

const columnName = z.string().trim().max(60);
/** By its id a key figure finds its row, whatever the row is called and wherever it moves. */
const rowId = z.string().min(1).max(40);
/** `output/<state or id of the row>/<field>`, as key figures name an output figure; see output/output-cells.ts. */
const outputReference = z.string().max(120);

/** The shape; `label` and `name` say what may be empty. */
const tableOf = (label: typeof tableText, name: typeof columnName) =>
  z.strictObject({
    columns: z.array(name).max(12),
    groups: z
      .array(
        z.strictObject({
          headline: label,
          rows: z
            .array(
              z.strictObject({
                id: rowId.optional(),
                label,
                unit: tableText,
                values: z.array(tableCell).max(12),
                figure: outputReference.optional(),
              }),
            )
            .max(100),
        }),
      )
      .max(30),
  });

/** A table that is being edited: labels may still be empty. */
export const unfinishedTable = tableOf(tableText, columnName);

/**
 * The technical data of a product, one object for both languages so that a figure is typed once.
 * `columns` are the machines; each row has one value a machine, and an id once it was saved. A row with a `figure` has the
 * machines' output figures for values, as far as the machines have it; the others are typed.
 */
export const technicalDataTable = tableOf(tableLabel, columnName.min(1)).refine((table) =>
  table.groups.every((group) => group.rows.every((row) => row.values.length === table.columns.length)),
);
export type TechnicalDataTable = z.infer<typeof technicalDataTable>;
export type TableRow = TechnicalDataTable['groups'][number]['rows'][number];

/** A cell's text in a language; the English one falls back to the German, its figures as English writes them. */
export const tableTextIn = (text: TableText, language: 'de' | 'en'): string =>
  language === 'de' ? text.de : text.en || germanFigureInEnglish(text.de);
