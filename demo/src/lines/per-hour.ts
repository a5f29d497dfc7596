import type { FigureKey } from '../figures.ts';
import { figureOf, type MachineName } from '../machines.ts';

const ROUND_TO = 100;

function middle(name: MachineName, key: FigureKey): number {
  const figure = figureOf(name, key);
  if (typeof figure === 'number') return figure;
  if (typeof figure === 'object' && 'from' in figure) return (figure.from + figure.to) / 2;
  throw new Error(`${name} "${key}" is no number`);
}

interface Work {
  batch: FigureKey;
  time: FigureKey;
  /** Minutes to load and to empty. */
  handling: number;
  /** Machines side by side. */
  machines?: number;
}

/** kg/h of a machine that works in batches, from the table of machines, rounded down to hundreds. */
export function perHour(name: MachineName, { batch, time, handling, machines = 1 }: Work): number {
  const kilograms = (middle(name, batch) / (middle(name, time) + handling)) * 60 * machines;
  return Math.floor(kilograms / ROUND_TO) * ROUND_TO;
}

/** A figure in kg/h as the table of machines has it. */
export const kilogramsPerHour = (name: MachineName, key: FigureKey): number => middle(name, key);
