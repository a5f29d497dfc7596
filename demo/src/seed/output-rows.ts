import { byHoleField } from '@vitrine/contract/hole-diameters.ts';
import type { ProductType } from '@vitrine/contract/product-types.ts';
import type { Figure, FigureKey } from '../figures.ts';
import { figureOf, type MachineName } from '../machines.ts';
import { rows } from './record-id.ts';

/** A figure as an editor types it: "250", "8–9", "-25 bis -4", "600 x 200"; undefined where there is none. */
function typed(figure: Figure): string | undefined {
  if (typeof figure === 'number') return String(figure);
  if (typeof figure === 'string') return undefined;
  if ('edges' in figure) return figure.edges.join(' x ');
  if ('from' in figure) return `${figure.from}${figure.from < 0 ? ' bis ' : '–'}${figure.to}`;
  throw new Error('a figure that counts several is no output figure');
}
const text = (name: MachineName, key: FigureKey) => typed(figureOf(name, key)) ?? null;

function kilograms(name: MachineName, key: FigureKey): number | null {
  const figure = figureOf(name, key);
  return typeof figure === 'number' ? figure : null;
}

const grinderRow = (name: MachineName, state: 'fresh' | 'frozen') => ({
  state,
  ...byHoleField((diameter) => kilograms(name, `${state}${diameter}`)),
});

const cutterRow = (name: MachineName) => ({
  batchWeightDry: text(name, 'batchDry'),
  processTimeDry: text(name, 'timeDry'),
  batchWeightBoiled: text(name, 'batchBoiled'),
  processTimeBoiled: text(name, 'timeBoiled'),
  batchWeightCooked: text(name, 'batchCooked'),
  processTimeCooked: text(name, 'timeCooked'),
});

const mixerGrinderRow = (name: MachineName) => ({
  speed: text(name, 'wormSpeed'),
  batchSize: text(name, 'batch'),
  batchTimeTotal: text(name, 'cycle'),
  batchTimeLoading: text(name, 'timeLoading'),
  batchTimeMixing: text(name, 'timeMixing'),
  batchTimeAnalysis: text(name, 'timeAnalysis'),
  batchTimeMixing2: text(name, 'timeMixing2'),
  batchTimeMincing: text(name, 'timeMincing'),
  outputPerHour: text(name, 'outputBatch'),
});

const mixerRow = (name: MachineName) => ({
  batchWeightBlendingOfOtherProducts: text(name, 'batchBlending'),
  mixingTimeBlendingOfOtherProducts: text(name, 'timeBlending'),
  batchWeightDeAerationOfEmulsion: text(name, 'batchDeAeration'),
  mixingTimeDeAerationOfEmulsion: text(name, 'timeDeAeration'),
  batchWeightDrySausage: text(name, 'batchDrySausage'),
  mixingTimeDrySausage: text(name, 'timeDrySausage'),
  batchWeightMassagingOfHam: text(name, 'batchHam'),
  mixingTimeMassagingOfHam: text(name, 'timeHam'),
});

const emulsifierRow = (name: MachineName) => ({
  boiledSausageProducts: text(name, 'outputBoiled'),
  cookedSausageProducts: text(name, 'outputCooked'),
});

const frozenMeatCutterRow = (name: MachineName) => ({
  temperature: text(name, 'temperature'),
  maxBlockCrossSection: text(name, 'blockSection'),
  cuttingWidth: text(name, 'cuttingWidth'),
  pieceSize: text(name, 'piece'),
  output: text(name, 'output'),
});

/** Versions that are compared as settings of one product. */
const SETTINGS: Partial<Record<MachineName, readonly MachineName[]>> = { 'GS 620': ['GS 620', 'GS 620 F'] };
/** The versions of which a product has a row of output each; its own is the first. */
export const settingsOf = (machine: MachineName): readonly MachineName[] => SETTINGS[machine] ?? [machine];
/** Whose rows of output are meant where ids are given. */
export const outputOwner = (machine: MachineName) => `products/${machine}/output`;
const STATES = ['fresh', 'frozen'] as const;

/** The output figures of a product as its record holds them, from the table of machines. */
export function outputFigures(type: ProductType, machine: MachineName) {
  const owner = outputOwner(machine);
  const names = settingsOf(machine);
  switch (type) {
    case 'grinders':
      return { grinderOutput: rows(owner, STATES, (state) => grinderRow(machine, state)) };
    case 'cutters':
      return { cutterOutput: rows(owner, names, cutterRow) };
    case 'mixerGrinders':
      return { mixerGrinderOutput: rows(owner, names, mixerGrinderRow) };
    case 'mixers':
      return { mixerOutput: rows(owner, names, mixerRow) };
    case 'emulsifiers':
      return { emulsifierOutput: rows(owner, names, emulsifierRow) };
    case 'frozenMeatCutters':
      return { frozenMeatCutterOutput: rows(owner, names, frozenMeatCutterRow) };
  }
}
