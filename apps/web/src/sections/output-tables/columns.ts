import { HOLE_DIAMETERS, HOLE_FIELDS } from '@vitrine/contract/hole-diameters.ts';

export type ColumnName =
  | 'hole'
  | 'batchWeight'
  | 'processTime'
  | 'mixingTime'
  | 'speed'
  | 'batchSize'
  | 'outputPerHour'
  | 'total'
  | 'loading'
  | 'mixing'
  | 'analysis'
  | 'mixing2'
  | 'mincing'
  | 'boiled'
  | 'cooked'
  | 'temperature'
  | 'crossSection'
  | 'cuttingWidth'
  | 'pieceSize'
  | 'output';
/** What several columns are measured for, or of. */
export type GroupName = 'dry' | 'boiled' | 'cooked' | 'ham' | 'deAeration' | 'blending' | 'timePerBatch';
export type UnitName = 'kg' | 'minutes' | 'kgPerHour' | 'speed' | 'millimetres' | 'celsius';

/** A figure of a row: the row's field, what it is called (i18n, `outputs`), its unit, and what it is measured for. */
export interface FigureColumn<Field extends string = string> {
  field: Field;
  name: ColumnName;
  /** Fills the name of a hole plate. */
  diameter?: number;
  /** Null where the line above the table names it once for all columns. */
  unit: UnitName | null;
  group: GroupName | null;
  /** More is more: the figure has a bar beside others of its unit. */
  bar: boolean;
}

const column = <const Field extends string>(
  field: Field,
  name: ColumnName,
  unit: UnitName | null,
  group: GroupName | null,
  bar = false,
): FigureColumn<Field> => ({ field, name, unit, group, bar });

const hole = <const Field extends string>(field: Field, diameter: number): FigureColumn<Field> => ({
  ...column(field, 'hole', null, null, true),
  diameter,
});

/** Columns of each type's table, in their order (catalogue.md 3). */
export const COLUMNS = {
  grinders: HOLE_DIAMETERS.map((diameter) => hole(HOLE_FIELDS[diameter], diameter)),
  cutters: [
    column('batchWeightDry', 'batchWeight', 'kg', 'dry', true),
    column('processTimeDry', 'processTime', 'minutes', 'dry'),
    column('batchWeightBoiled', 'batchWeight', 'kg', 'boiled', true),
    column('processTimeBoiled', 'processTime', 'minutes', 'boiled'),
    column('batchWeightCooked', 'batchWeight', 'kg', 'cooked', true),
    column('processTimeCooked', 'processTime', 'minutes', 'cooked'),
  ],
  mixerGrinders: [
    column('speed', 'speed', 'speed', null),
    column('batchSize', 'batchSize', 'kg', null, true),
    column('outputPerHour', 'outputPerHour', 'kgPerHour', null, true),
    column('batchTimeLoading', 'loading', 'minutes', 'timePerBatch', true),
    column('batchTimeMixing', 'mixing', 'minutes', 'timePerBatch', true),
    column('batchTimeAnalysis', 'analysis', 'minutes', 'timePerBatch', true),
    column('batchTimeMixing2', 'mixing2', 'minutes', 'timePerBatch', true),
    column('batchTimeMincing', 'mincing', 'minutes', 'timePerBatch', true),
    column('batchTimeTotal', 'total', 'minutes', 'timePerBatch', true),
  ],
  mixers: [
    column('batchWeightDrySausage', 'batchWeight', 'kg', 'dry', true),
    column('mixingTimeDrySausage', 'mixingTime', 'minutes', 'dry'),
    column('batchWeightMassagingOfHam', 'batchWeight', 'kg', 'ham', true),
    column('mixingTimeMassagingOfHam', 'mixingTime', 'minutes', 'ham'),
    column('batchWeightDeAerationOfEmulsion', 'batchWeight', 'kg', 'deAeration', true),
    column('mixingTimeDeAerationOfEmulsion', 'mixingTime', 'minutes', 'deAeration'),
    column('batchWeightBlendingOfOtherProducts', 'batchWeight', 'kg', 'blending', true),
    column('mixingTimeBlendingOfOtherProducts', 'mixingTime', 'minutes', 'blending'),
  ],
  emulsifiers: [
    column('boiledSausageProducts', 'boiled', 'kgPerHour', null, true),
    column('cookedSausageProducts', 'cooked', 'kgPerHour', null, true),
  ],
  frozenMeatCutters: [
    column('temperature', 'temperature', 'celsius', null),
    column('maxBlockCrossSection', 'crossSection', 'millimetres', null),
    column('cuttingWidth', 'cuttingWidth', 'millimetres', null),
    column('pieceSize', 'pieceSize', 'millimetres', null),
    column('output', 'output', 'kgPerHour', null, true),
  ],
} as const;

/** Columns that stand beside each other and share what they are measured for. */
export function columnGroups<C extends Pick<FigureColumn, 'group'>>(columns: readonly C[]): { name: C['group']; columns: C[] }[] {
  const groups: { name: C['group']; columns: C[] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.name === column.group) last.columns.push(column);
    else groups.push({ name: column.group, columns: [column] });
  }
  return groups;
}
