import type { AlignedGroup, AlignedRow, SourceGroup } from './align-rows.ts';
import { hasPartOf, isNamedBy } from './headlines.ts';
import { plainText } from './plain-text.ts';

/** Rows that two headlines have in common before they are taken for two names of one thing ("Schneidsatz" and "Wolfen"). */
const COMMON_MIN = 2;

type Tables = readonly (readonly SourceGroup[])[];

/** Whether what a machine says beneath a headline of its own is what a group is about: half of the shorter one is there. */
function isOneWith(group: AlignedGroup, machine: number, headline: string, tables: Tables): boolean {
  const name = plainText(group.headline);
  const own = tables[machine]?.find((one) => one.headline === headline)?.rows.length ?? 0;
  const ofGroup = group.rows.filter(({ headlines }) => headlines.some((one) => one !== undefined && plainText(one) === name));
  const common = group.rows.filter(({ headlines }) => headlines[machine] === headline).length;
  return common >= COMMON_MIN && common * 2 >= Math.min(own, ofGroup.length);
}

/**
 * Whether most machines that say a row would look for it beneath the headline of its group. A key figure has no headline of its own: its machine
 * has to have such a group at all.
 */
function isAtHome(row: AlignedRow, group: AlignedGroup, tables: Tables): boolean {
  if (isNamedBy(row.label, group.headline)) return true;
  const isAbout = (headline: string) => hasPartOf(headline, group.headline);
  const saying = row.cells.flatMap(({ kind }, machine) =>
    kind === 'empty' ? [] : [{ machine, headline: row.headlines[machine] }],
  );
  const isHome = ({ machine, headline }: (typeof saying)[number]) =>
    headline === undefined
      ? tables[machine]?.some((own) => isAbout(own.headline))
      : isAbout(headline) || isOneWith(group, machine, headline, tables);
  const strays = saying.filter((one) => !isHome(one));
  return strays.length * 2 < saying.length && strays.every(({ headline }) => headline !== undefined);
}

/** Whether some machine says it among its key figures only. */
const isKeyFigure = ({ cells, headlines }: AlignedRow) =>
  cells.some(({ kind }, machine) => kind !== 'empty' && headlines[machine] === undefined);

/**
 * What machines of different kinds have in common stands in each table beneath a headline of its own ("Produkttemperatur" beneath "Mischen" or
 * "Durchsatz", or among the key figures): it goes before all others, beneath none of theirs, what
 * some machine counts among its key figures first.
 */
export function withKeyData(groups: readonly AlignedGroup[], tables: Tables, headline: string): AlignedGroup[] {
  const key: AlignedRow[] = [];
  const others = groups.flatMap((group): AlignedGroup[] => {
    const rows = group.rows.filter((row) => isAtHome(row, group, tables));
    key.push(...group.rows.filter((row) => !rows.includes(row)));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
  const rows = [...key.filter(isKeyFigure), ...key.filter((row) => !isKeyFigure(row))];
  return rows.length > 0 ? [{ headline, rows }, ...others] : others;
}
