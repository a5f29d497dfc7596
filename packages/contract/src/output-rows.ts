import * as z from 'zod/mini';
import { byHoleField } from './hole-diameters.ts';
import { outputState } from './product-types.ts';

/** What every row of an output table says first: its id, the machine's type name ("WW 200") and the slug of its page. */
const machine = { id: z.string(), productTitle: z.string(), productSlug: z.string() };

/** kg/h through a plate; null when there is no figure. */
const output = z.nullable(z.number().check(z.positive()));
/** A figure as it is read in the site's language, without its unit: "1.250", "6–8", "620 × 200"; null when there is none. */
const figure = z.nullable(z.string());

/** kg/h by hole diameter in mm; one row a machine and state. */
export const grinderRow = z.object({
  ...machine,
  state: outputState,
  ...byHoleField(() => output),
});

/** kg and minutes by group of products. */
export const cutterRow = z.object({
  ...machine,
  batchWeightDry: figure,
  processTimeDry: figure,
  batchWeightBoiled: figure,
  processTimeBoiled: figure,
  batchWeightCooked: figure,
  processTimeCooked: figure,
});

/** rpm, kg, minutes and kg/h. */
export const mixerGrinderRow = z.object({
  ...machine,
  speed: figure,
  batchSize: figure,
  batchTimeTotal: figure,
  batchTimeLoading: figure,
  batchTimeMixing: figure,
  batchTimeAnalysis: figure,
  batchTimeMixing2: figure,
  batchTimeMincing: figure,
  outputPerHour: figure,
});

/** kg and minutes by use. */
export const mixerRow = z.object({
  ...machine,
  batchWeightBlendingOfOtherProducts: figure,
  mixingTimeBlendingOfOtherProducts: figure,
  batchWeightDeAerationOfEmulsion: figure,
  mixingTimeDeAerationOfEmulsion: figure,
  batchWeightDrySausage: figure,
  mixingTimeDrySausage: figure,
  batchWeightMassagingOfHam: figure,
  mixingTimeMassagingOfHam: figure,
});

/** kg/h. */
export const emulsifierRow = z.object({ ...machine, boiledSausageProducts: figure, cookedSausageProducts: figure });

/** °C, mm × mm, mm, mm and kg/h. */
export const frozenMeatCutterRow = z.object({
  ...machine,
  temperature: figure,
  maxBlockCrossSection: figure,
  cuttingWidth: figure,
  pieceSize: figure,
  output: figure,
});

/** Lists of rows by table. Only those of the overview's `productType` hold rows: grinders have four tables, mixers two, all others one. */
export const outputRows = {
  grinderRowsW: z.array(grinderRow),
  grinderRowsWw: z.array(grinderRow),
  grinderRowsWwr: z.array(grinderRow),
  grinderRowsWwb: z.array(grinderRow),
  cutterRows: z.array(cutterRow),
  mixerGrinderRows: z.array(mixerGrinderRow),
  mixerRows: z.array(mixerRow),
  mixerRowsN: z.array(mixerRow),
  emulsifierRows: z.array(emulsifierRow),
  frozenMeatCutterRows: z.array(frozenMeatCutterRow),
};
