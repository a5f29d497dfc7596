import type { Comparison, ComparisonGroup, ComparisonRow } from './model.ts';

/** Millimetres of a page between its margins (print.ts, PRINT_MARGIN), less a line for what is read longer than it is. */
const PAGE_MM = 237 - 6;
/** Pictures, names and the headline of the first page; the names alone of the next ones. */
const FIRST_HEAD_MM = 56;
const NEXT_HEAD_MM = 24;
/** Sizes of print.module.css. */
const LINE_MM = 4.45;
const ROW_MM = 3.6;
const BAR_MM = 1.4;
const GROUP_MM = 12;
/** Letters that surely fit a line of a label, and of a figure. */
const LABEL_LETTERS = 26;
const CELL_LETTERS = 14;

/** Lines of a text that breaks between words; a word longer than a line takes several. */
function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.replaceAll('\u00ad', '').split(/[ \u200b]/)) {
    const length = word.length;
    if (used > 0 && used + 1 + length > letters) {
      lines += 1;
      used = 0;
    }
    lines += Math.max(0, Math.ceil(length / letters) - 1);
    used += (used > 0 ? 1 : 0) + (length > letters ? length % letters : length);
  }
  return lines;
}

const textOf = (row: ComparisonRow, index: number) => {
  const cell = row.cells[index];
  return cell?.kind === 'value' ? cell.text : 'Nicht verfügbar';
};

/** Height of a row in mm, a little more than it will be. */
function heightOf(row: ComparisonRow): number {
  const label = linesOf(row.unit ? `${row.label} (${row.unit})` : row.label, LABEL_LETTERS);
  const cells = row.cells.map((_, index) => linesOf(textOf(row, index), CELL_LETTERS));
  return ROW_MM + LINE_MM * Math.max(label, ...cells) + (row.shares.some((share) => share !== null) ? BAR_MM : 0);
}

/**
 * The groups of a comparison page by page, each of which fits A4 below the repeated heads. A group that does not fit goes on on the next page
 * under its headline; it does not begin with less than two of its rows.
 */
export function printSheets({ groups }: Pick<Comparison, 'groups'>): ComparisonGroup[][] {
  const sheets: ComparisonGroup[][] = [[]];
  let free = PAGE_MM - FIRST_HEAD_MM;
  const nextSheet = () => {
    sheets.push([]);
    free = PAGE_MM - NEXT_HEAD_MM;
  };
  for (const { headline, rows } of groups) {
    const start = rows.slice(0, 2).reduce((sum, row) => sum + heightOf(row), GROUP_MM);
    if (start > free && sheets.at(-1)?.length) nextSheet();
    let part: ComparisonGroup = { headline, rows: [] };
    sheets.at(-1)?.push(part);
    free -= GROUP_MM;
    for (const row of rows) {
      const height = heightOf(row);
      if (height > free && part.rows.length > 0) {
        nextSheet();
        part = { headline, rows: [] };
        sheets.at(-1)?.push(part);
        free -= GROUP_MM;
      }
      part.rows.push(row);
      free -= height;
    }
  }
  return sheets;
}
