import type { Figure, FigureKey } from './figures.ts';
import { ANGLE_GRINDERS } from './machines/angle-grinders.ts';
import { BLOCK_CUTTERS } from './machines/block-cutters.ts';
import { CUTTERS } from './machines/cutters.ts';
import type { Figures } from './machines/derived.ts';
import { EMULSIFIERS } from './machines/emulsifiers.ts';
import { GRINDERS } from './machines/grinders.ts';
import { MIXER_GRINDERS, MIXERS } from './machines/mixers.ts';

/**
 * The figures of every machine of Varnholt that the catalogue names, once: key figures, technical tables, rows of the
 * output tables, data sheets and installation plans are made from them. All of them are invented, and plausible against
 * each other (machines.test.ts). Order: that of the programme.
 */
export const MACHINES = {
  ...GRINDERS,
  ...ANGLE_GRINDERS,
  ...CUTTERS,
  ...MIXER_GRINDERS,
  ...MIXERS,
  ...EMULSIFIERS,
  ...BLOCK_CUTTERS,
};
export type MachineName = keyof typeof MACHINES;

/** A figure of a machine; throws when the table does not hold it. */
export function figureOf(name: MachineName, key: FigureKey): Figure {
  const figures: Figures = MACHINES[name];
  const figure = figures[key];
  if (figure === undefined) throw new Error(`${name} has no figure "${key}"`);
  return figure;
}

/** True when the table holds this figure of a machine. */
export const hasFigure = (name: MachineName, key: FigureKey): boolean => key in MACHINES[name];
