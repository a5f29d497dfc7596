import type { Language } from '@vitrine/contract/sites.ts';
import type { FigureColumn } from '../../../sections/output-tables/columns.ts';
import { amountOf, figureText } from '../../../sections/output-tables/figure.ts';
import { columnsOf, type FigureRow, figureIn, rowsOf } from '../output-lists.ts';
import type { FigureMachine, OutputFigures } from '../resources.ts';
import { GOODS, type Goods } from './address.ts';
import { type Criteria, FIELDS } from './criteria.ts';

/** The figure that decides: what a machine does, and under which condition. */
export type Fit =
  | { kind: 'hole'; output: string; diameter: number }
  | { kind: 'output'; output: string; goods: Goods | null }
  | { kind: 'batch'; batch: string; minutes: string | null; goods: Goods | null };

export interface FoundMachine {
  machine: FigureMachine;
  fit: Fit;
}

export interface Finding {
  /** The smallest that is enough first. */
  fitting: FoundMachine[];
  /** The machine that comes nearest of those that are not enough; null where none is near and others are enough. */
  nearest: (FoundMachine & { isNear: boolean }) | null;
  /** Whether any machine has a figure for what is asked. */
  hasFigures: boolean;
}

/** A figure of a machine that answers what is asked. */
interface Candidate extends FoundMachine {
  /** What it is sorted by, more is more. */
  amount: number;
  /** How far it is from enough: 0 for enough, else the part that is missing. */
  gap: number;
}

/** The last of several numbers ("6–8"): a time that is surely enough. */
function upperAmount(text: string, language: Language): number | null {
  const parts = text.split(/–|\u00a0bis\u00a0| bis | to |\u00a0to\u00a0/);
  return amountOf(parts.at(-1) ?? text, language);
}

const gapOf = (has: number, needs: number | undefined) => (needs === undefined || has >= needs ? 0 : (needs - has) / needs);
/** A time is better the shorter it is. */
const timeGap = (takes: number, has: number | undefined) => (has === undefined || takes <= has ? 0 : (takes - has) / has);

/** A machine that lacks more than this part of what is asked is no near miss. */
const NEAR_GAP = 0.5;

type Search = Criteria & { language: Language };
type Figures = Omit<Candidate, 'machine'>[];

function grinderFigures(row: FigureRow, columns: readonly FigureColumn[], { hole, output, state, language }: Search): Figures {
  if (row.state !== state) return [];
  return columns.flatMap((column) => {
    const value = figureIn(row, column);
    const { diameter } = column;
    if (typeof value !== 'number' || diameter === undefined || (hole !== undefined && diameter !== hole)) return [];
    return [
      { fit: { kind: 'hole', output: figureText(value, language), diameter } as const, amount: value, gap: gapOf(value, output) },
    ];
  });
}

/** The goods that a column is for: those of its group, or of its name as with emulsifiers; null where the table tells no goods apart. */
const goodsOf = ({ group, name }: FigureColumn): Goods | null => GOODS.find((goods) => goods === (group ?? name)) ?? null;
const isOfGoods = (column: FigureColumn, goods: Goods | undefined) => goods === undefined || goodsOf(column) === goods;

function outputFigures(row: FigureRow, columns: readonly FigureColumn[], { output, goods, language }: Search): Figures {
  return columns.flatMap((column) => {
    const value = column.unit === 'kgPerHour' && isOfGoods(column, goods) ? figureIn(row, column) : null;
    const amount = value === null ? null : amountOf(value, language);
    if (value === null || amount === null) return [];
    const fit = { kind: 'output', output: figureText(value, language), goods: goodsOf(column) } as const;
    return [{ fit, amount, gap: gapOf(amount, output) }];
  });
}

const BATCHES = new Set(['batchWeight', 'batchSize']);
const TIMES = new Set(['processTime', 'mixingTime', 'total']);

/** Batch and time of each product; of a mixer grinder its one batch and the whole of its time. */
function batchFigures(row: FigureRow, columns: readonly FigureColumn[], { batch, minutes, goods, language }: Search): Figures {
  return columns.flatMap((column) => {
    const value = BATCHES.has(column.name) && isOfGoods(column, goods) ? figureIn(row, column) : null;
    const amount = value === null ? null : amountOf(value, language);
    if (value === null || amount === null) return [];
    const isItsTime = (other: FigureColumn) => TIMES.has(other.name) && (column.group === null || other.group === column.group);
    const time = columns.find(isItsTime);
    const taken = time ? figureIn(row, time) : null;
    const takes = taken === null ? null : upperAmount(String(taken), language);
    // Without a time it cannot be said that it is soon enough.
    const late = minutes !== undefined && takes === null ? 1 : takes === null ? 0 : timeGap(takes, minutes);
    const fit = {
      kind: 'batch',
      batch: figureText(value, language),
      minutes: taken === null ? null : figureText(taken, language),
      goods: goodsOf(column),
    } as const;
    return [{ fit, amount, gap: Math.max(gapOf(amount, batch), late) }];
  });
}

/** The figures of a row that answer what is asked. Where output and batch are asked, both have to be enough. */
function figuresOf(row: FigureRow, columns: readonly FigureColumn[], search: Search): Figures {
  const { plates, output, batch } = FIELDS[search.type];
  if (plates) return grinderFigures(row, columns, search);
  const outputs = output ? outputFigures(row, columns, search) : [];
  const batches = batch ? batchFigures(row, columns, search) : [];
  if (!batch || (search.batch === undefined && search.minutes === undefined && outputs.length > 0)) return outputs;
  if (search.output === undefined || !output) return batches;
  // Without a published output it cannot be said that it is enough.
  if (outputs.length === 0) return [];
  const gap = Math.min(...outputs.map((figure) => figure.gap));
  return batches.map((figure) => ({ ...figure, gap: Math.max(figure.gap, gap) }));
}

/** Of a machine's figures the one that tells most: enough before not enough, then the nearest, then the largest. */
const better = (a: Candidate, b: Candidate) => (a.gap === b.gap ? a.amount >= b.amount : a.gap < b.gap);

/** The machines whose published figures are enough, each with the figure that makes it fit, and the nearest miss. */
export function findMachines(all: readonly OutputFigures[], criteria: Criteria, language: Language): Finding {
  const best = new Map<string, Candidate>();
  for (const overview of all) {
    if (overview.productType !== criteria.type) continue;
    const machines = new Map(overview.machines.map((machine) => [machine.slug, machine]));
    const columns = columnsOf(overview.productType);
    for (const row of rowsOf(overview)) {
      const machine = machines.get(row.productSlug);
      if (!machine) continue;
      for (const figure of figuresOf(row, columns, { ...criteria, language })) {
        const candidate = { ...figure, machine };
        const known = best.get(machine.slug);
        if (!known || better(candidate, known)) best.set(machine.slug, candidate);
      }
    }
  }
  const candidates = [...best.values()];
  const found = ({ machine, fit }: Candidate): FoundMachine => ({ machine, fit });
  const fitting = candidates.filter(({ gap }) => gap === 0).sort((a, b) => a.amount - b.amount);
  const [miss] = candidates.filter(({ gap }) => gap > 0).sort((a, b) => a.gap - b.gap || b.amount - a.amount);
  const isNear = miss !== undefined && miss.gap <= NEAR_GAP;
  return {
    fitting: fitting.map(found),
    nearest: miss && (isNear || fitting.length === 0) ? { ...found(miss), isNear } : null,
    hasFigures: candidates.length > 0,
  };
}
