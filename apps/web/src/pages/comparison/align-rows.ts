import type { Language } from '@vitrine/contract/sites.ts';
import type { TechnicalCell } from '../../sections/technical-data/model.ts';
import { hasPartOf, mayBeSame } from './headlines.ts';
import { plainText } from './plain-text.ts';
import { factorBetween, inOtherUnit } from './units.ts';

/** What one machine says of a feature. */
export interface SourceRow {
  label: string;
  /** Empty when the row has no unit. */
  unit: string;
  cell: TechnicalCell;
}
export interface SourceGroup {
  headline: string;
  rows: SourceRow[];
}

/** A feature of all machines: one cell a machine, `empty` where a machine says nothing of it. */
export interface AlignedRow {
  label: string;
  unit: string;
  cells: TechnicalCell[];
  /** Beneath which headline each machine says it; undefined for one that does not. */
  headlines: (string | undefined)[];
}
export interface AlignedGroup {
  headline: string;
  rows: AlignedRow[];
}

export const EMPTY: TechnicalCell = { kind: 'empty' };

const sameFeature = (a: { label: string; unit: string }, b: { label: string; unit: string }) =>
  plainText(a.label) === plainText(b.label) && factorBetween(a.unit, b.unit) !== null;

/** What a machine says in another unit; null where its text cannot be said in it. */
function converted({ unit, cell }: SourceRow, to: string, language: Language): TechnicalCell | null {
  if (cell.kind !== 'value') return cell;
  const text = inOtherUnit(cell.text, [unit, to], language);
  return text === null ? null : { kind: 'value', text };
}

/**
 * The rows of several machines beside each other. A feature is the same where label and quantity are, in a group of the same name, or
 * in another one that may have it (`mayBeSame`) if it stands nowhere twice. What only a later machine has, a row or a group, comes after what it follows in its own
 * table, or before what follows it there, or at the end. Figures are in the unit of the first machine; one that cannot be said in it is a row of its own.
 */
export function alignedGroups(tables: readonly (readonly SourceGroup[])[], language: Language): AlignedGroup[] {
  const groups: AlignedGroup[] = [];
  for (const [machine, table] of tables.entries()) {
    const own = table.flatMap(({ rows }) => rows);
    let groupBefore = -1;
    for (const [at, { headline, rows }] of table.entries()) {
      const named = plainText(headline);
      let rowBefore: AlignedRow | null = null;
      for (const [place, row] of rows.entries()) {
        const free = groups.flatMap((group) =>
          group.rows.flatMap((other) => {
            if (!sameFeature(other, row) || other.cells[machine] !== undefined) return [];
            const cell = converted(row, other.unit, language);
            return cell ? [{ group, other, cell }] : [];
          }),
        );
        const [only] = free;
        const isOnce =
          only &&
          free.length === 1 &&
          mayBeSame(row.label, only.group.headline, headline, language) &&
          own.filter((other) => sameFeature(other, row)).length === 1;
        const found = free.find(({ group }) => plainText(group.headline) === named) ?? (isOnce ? only : undefined);
        if (found) {
          found.other.cells[machine] = found.cell;
          found.other.headlines[machine] = headline;
          // A row that stands beneath a headline of something else there says nothing about where what follows it belongs.
          if (hasPartOf(found.group.headline, headline)) {
            groupBefore = groups.indexOf(found.group);
            rowBefore = found.other;
          }
          continue;
        }
        const cells: TechnicalCell[] = [];
        cells[machine] = row.cell;
        const headlines: AlignedRow['headlines'] = [];
        headlines[machine] = headline;
        const added: AlignedRow = { label: row.label, unit: row.unit, cells, headlines };
        let group = groups.find((other) => plainText(other.headline) === named);
        if (!group) {
          group = { headline, rows: [] };
          const later = table.slice(at + 1).map((one) => plainText(one.headline));
          const groupAfter = groups.findIndex((other) => later.includes(plainText(other.headline)));
          groups.splice(groupBefore >= 0 ? groupBefore + 1 : groupAfter >= 0 ? groupAfter : groups.length, 0, group);
        }
        const before = rowBefore ? group.rows.indexOf(rowBefore) : -1;
        const after = group.rows.findIndex((other) => rows.slice(place + 1).some((later) => sameFeature(other, later)));
        group.rows.splice(before >= 0 ? before + 1 : after >= 0 ? after : group.rows.length, 0, added);
        groupBefore = groups.indexOf(group);
        rowBefore = added;
      }
    }
  }
  return groups.map(({ headline, rows }) => ({
    headline,
    rows: rows.map((row) => ({
      ...row,
      cells: tables.map((_, machine) => row.cells[machine] ?? EMPTY),
      headlines: tables.map((_, machine) => row.headlines[machine]),
    })),
  }));
}
