import type { Comparison, ComparisonGroup, ComparisonRow } from './model.ts';

/** Millimetres of a page between its margins (print.ts, PRINT_MARGIN), less a line for what is read longer than it is. */
const PAGE_MM = 237 - 6;
/** Sizes of print.module.css: the head of the first page with its picture, without what takes lines; and of the next ones. */
const FIRST_HEAD_MM = 34;
const NEXT_HEAD_MM = 10;
const TITLE_LINE_MM = 8.4;
const KIND_LINE_MM = 3.7;
const LINE_MM = 4.45;
const ROW_MM = 3.1;
const BAR_MM = 1.5;
const GROUP_MM = 10.2;
/** Letters that surely fit a line of the title, of the kind of a machine, of a label and of a figure. */
const TITLE_LETTERS = 34;
const KIND_LETTERS = 17;
const LABEL_LETTERS = 28;
const CELL_LETTERS = 15;

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

/** Height of a row in mm, a little more than it will be. */
function heightOf(row: ComparisonRow): number {
  const label = linesOf(row.unit ? `${row.label} (${row.unit})` : row.label, LABEL_LETTERS);
  // The two words of a table fit a line.
  const cells = row.cells.map((cell) => (cell.kind === 'value' ? linesOf(cell.text, CELL_LETTERS) : 1));
  return ROW_MM + LINE_MM * Math.max(label, ...cells) + (row.shares.some((share) => share !== null) ? BAR_MM : 0);
}

/** Takes from a page what goes over with the last row of a group, so that it is not alone: the row before it, or all where one would be left. */
function goneAlong(part: ComparisonGroup, sheet: ComparisonGroup[]): ComparisonRow[] {
  if (part.rows.length > 2) return part.rows.splice(-1);
  // Without another group the page would be empty.
  if (sheet.length < 2) return [];
  sheet.pop();
  return part.rows;
}

/**
 * The groups of a comparison page by page, each of which fits A4 below the repeated heads. A group that does not fit goes on on the next page
 * under its headline; it neither begins nor ends with less than two of its rows on a page. `title`: of the first page, in the words of its language.
 */
export function printSheets({ columns, groups }: Comparison, title: string): ComparisonGroup[][] {
  const sheets: ComparisonGroup[][] = [[]];
  const titleLines = linesOf(title, TITLE_LETTERS);
  const kindLines = Math.max(...columns.map(({ kind }) => linesOf(kind, KIND_LETTERS)));
  let free = PAGE_MM - FIRST_HEAD_MM - titleLines * TITLE_LINE_MM - kindLines * KIND_LINE_MM;
  const nextSheet = () => {
    sheets.push([]);
    free = PAGE_MM - NEXT_HEAD_MM;
  };
  for (const group of groups) {
    const { rows } = group;
    const start = rows.slice(0, 2).reduce((sum, row) => sum + heightOf(row), GROUP_MM);
    if (start > free && sheets.at(-1)?.length) nextSheet();
    let part: ComparisonGroup = { ...group, rows: [] };
    sheets.at(-1)?.push(part);
    free -= GROUP_MM;
    for (const row of rows) {
      const height = heightOf(row);
      if (height > free && part.rows.length > 0) {
        const along = row === rows.at(-1) ? goneAlong(part, sheets.at(-1) ?? []) : [];
        nextSheet();
        part = { ...group, rows: along };
        sheets.at(-1)?.push(part);
        free -= GROUP_MM + along.reduce((sum, one) => sum + heightOf(one), 0);
      }
      part.rows.push(row);
      free -= height;
    }
  }
  return sheets;
}
