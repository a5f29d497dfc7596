import { FIRST_OPTION_COLUMN } from '@vitrine/contract/products.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { Product } from '../resources.ts';

/** Outer dimensions of a machine, in mm. */
export interface MachineSize {
  length: number;
  width: number;
  height: number;
  /** Height that the goods are lifted to; null where the machine has none. */
  loadingHeight: number | null;
}

/** What editors call the rows, in the languages of the app; a block's or a piece's dimensions begin with another word. */
const OUTER = /^(länge|length|l|abmessungen|dimensions|overall dimensions)\b[^×]*(×|$)/i;
const LOADING = /^(beladehöhe|loading height)/i;
const METRE = 1000;
const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, m: METRE };

const plain = (text: string) => stripSoftHyphens(text).replace(/\s/g, ' ').trim();

/** Longer ones are typing errors: the drawing would be nothing but them. */
const LARGEST_MM = 50_000;

/** The figures of a cell in mm. Digits are grouped ("2.460 × …" in German, "2,460 × …" in English), but in metres the mark is that of the decimals. */
const amounts = (cell: string, factor: number): number[] =>
  cell
    .split('×')
    .map((part) => (factor === METRE ? part.replace(',', '.') : part.replace(/(?<=\d)[.,\s](?=\d{3})/g, '')).trim())
    .map((part) => (/^\d+(\.\d+)?$/.test(part) ? Math.round(Number(part) * factor) : Number.NaN));

/** The machine's own column of the technical table. */
function ownColumn({ productTypeName, content }: Pick<Product, 'productTypeName' | 'content'>): number {
  const named = content.technicalDataTableColumns.findIndex(
    (title, index) => index >= FIRST_OPTION_COLUMN && plain(title).toLowerCase() === plain(productTypeName).toLowerCase(),
  );
  return named < 0 ? FIRST_OPTION_COLUMN : named;
}

/** The outer dimensions that the technical data name; null where they do not name all three. */
export function machineSize(product: Pick<Product, 'productTypeName' | 'content'>): MachineSize | null {
  const column = ownColumn(product);
  const rows = product.content.technicalDataTable.flatMap((group) => group.rows);
  const valuesOf = (label: RegExp, count: number): number[] => {
    for (const row of rows) {
      const factor = MILLIMETRES[row[1]?.trim() ?? ''];
      if (!factor || !label.test(plain(row[0] ?? ''))) continue;
      const values = amounts(plain(row[column] ?? ''), factor);
      if (values.length === count && values.every((value) => value > 0 && value <= LARGEST_MM)) return values;
    }
    return [];
  };
  const [length, width, height] = valuesOf(OUTER, 3);
  if (!length || !width || !height) return null;
  const [loadingHeight = null] = valuesOf(LOADING, 1);
  return { length, width, height, loadingHeight };
}
