/** A cell in quotes as a spreadsheet writes one with line breaks or quotes of its own; quotes inside a cell (6" pipe) are letters. */
const cellPattern = (separator: string) => new RegExp(`"((?:[^"\\t]|"")*)"(?=${separator}|\\n|$)|([^\\n${separator}]*)`, 'y');

const plain = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

function cellsOf(text: string, separator: string): string[][] {
  const pattern = cellPattern(separator);
  const lines: string[][] = [[]];
  for (let at = 0; at <= text.length; at = pattern.lastIndex + 1) {
    pattern.lastIndex = at;
    // An empty cell matches too: there is always one.
    const [, quoted, bare = ''] = pattern.exec(text) ?? [];
    lines.at(-1)?.push(plain(quoted?.replaceAll('""', '"') ?? bare));
    if (text[pattern.lastIndex] === '\n') lines.push([]);
  }
  return lines;
}

/**
 * Lines and cells as a spreadsheet copies them (separated by tabs), or of a CSV file with semicolons; a line break inside a cell is
 * a space. Null for a single value, which is pasted as any text.
 */
export function readCopiedTable(text: string): string[][] | null {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const semicolons = whole.includes('\t') ? [] : cellsOf(whole, ';');
  const isCsv = semicolons.length > 1 && semicolons.every((line) => line.length > 1);
  const cells = isCsv ? semicolons : cellsOf(whole, '\t');
  // A single cell of two lines comes in quotes, which no field should get.
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 || whole.includes('\n') ? cells : null;
}
