import type { TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { HOLE_DIAMETERS, HOLE_FIELDS } from '@vitrine/contract/hole-diameters.ts';
import type { OutputState, ProductType } from '@vitrine/contract/product-types.ts';
import type { Product } from '../catalogue.ts';
import type { FigureKey } from '../figures.ts';
import type { MachineName } from '../machines.ts';
import { PRODUCTS } from '../products/all.ts';
import { technicalDataTable } from '../technical-data.ts';
import { outputOwner, settingsOf } from './output-rows.ts';
import { rowId } from './record-id.ts';

/** Those of the tables by hole plate. */
const holesOf = (state: OutputState): Partial<Record<FigureKey, string>> =>
  Object.fromEntries(
    HOLE_DIAMETERS.map((diameter): [FigureKey, string] => [`${state}${diameter}`, `${state}/${HOLE_FIELDS[diameter]}`]),
  );

/** The fields of output that hold figures of the tables; grinders have theirs by the state of the meat. */
export const OUTPUT_KEYS: Record<ProductType, Partial<Record<FigureKey, string>>> = {
  grinders: {
    output: `fresh/${HOLE_FIELDS[20]}`,
    ...holesOf('fresh'),
    outputFrozen: `frozen/${HOLE_FIELDS[20]}`,
    ...holesOf('frozen'),
  },
  cutters: {
    batch: 'batchWeightBoiled',
    batchDry: 'batchWeightDry',
    timeDry: 'processTimeDry',
    batchBoiled: 'batchWeightBoiled',
    timeBoiled: 'processTimeBoiled',
    batchCooked: 'batchWeightCooked',
    timeCooked: 'processTimeCooked',
  },
  mixerGrinders: {
    wormSpeed: 'speed',
    batch: 'batchSize',
    cycle: 'batchTimeTotal',
    timeLoading: 'batchTimeLoading',
    timeMixing: 'batchTimeMixing',
    timeAnalysis: 'batchTimeAnalysis',
    timeMixing2: 'batchTimeMixing2',
    timeMincing: 'batchTimeMincing',
    outputBatch: 'outputPerHour',
  },
  mixers: {
    batch: 'batchWeightBlendingOfOtherProducts',
    mixingTime: 'mixingTimeBlendingOfOtherProducts',
    batchBlending: 'batchWeightBlendingOfOtherProducts',
    timeBlending: 'mixingTimeBlendingOfOtherProducts',
    batchDeAeration: 'batchWeightDeAerationOfEmulsion',
    timeDeAeration: 'mixingTimeDeAerationOfEmulsion',
    batchDrySausage: 'batchWeightDrySausage',
    timeDrySausage: 'mixingTimeDrySausage',
    batchHam: 'batchWeightMassagingOfHam',
    timeHam: 'mixingTimeMassagingOfHam',
  },
  emulsifiers: { outputBoiled: 'boiledSausageProducts', outputCooked: 'cookedSausageProducts' },
  frozenMeatCutters: {
    temperature: 'temperature',
    blockSection: 'maxBlockCrossSection',
    cuttingWidth: 'cuttingWidth',
    piece: 'pieceSize',
    output: 'output',
  },
};

/** The reference to the output figure that a row of a product's table shows; undefined where it is no output figure. */
function outputReference({ family, machine }: Product, key: string | undefined): string | undefined {
  const field = Object.entries(OUTPUT_KEYS[family]).find(([figure]) => figure === key)?.[1];
  if (field === undefined) return undefined;
  return family === 'grinders' ? `output/${field}` : `output/${rowId(outputOwner(machine), 0)}/${field}`;
}

/** Whether a column has its output figures from a product: its own, another of the catalogue, or one of its settings. */
const hasOutput = ({ machine }: Product, column: MachineName) =>
  settingsOf(machine).includes(column) || PRODUCTS.some((other) => other.machine === column);

/** The table as an editor leaves it: rows of output are chosen from the output figures, all others are typed. */
export function typedTable(product: Product): TechnicalDataTable {
  const { columns, groups } = technicalDataTable(product.technicalData);
  const computed = product.technicalData.machines.map((column) => hasOutput(product, column));
  return {
    columns,
    groups: groups.map(({ headline, rows }) => ({
      headline,
      rows: rows.map((row) => {
        const figure = outputReference(product, row.id);
        if (figure === undefined) return row;
        return { ...row, figure, values: row.values.map((cell, column) => (computed[column] ? { de: '' } : cell)) };
      }),
    })),
  };
}
