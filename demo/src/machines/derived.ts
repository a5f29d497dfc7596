import type { Figure, FigureKey } from '../figures.ts';

export type Figures = Readonly<Partial<Record<FigureKey, Figure>>>;

/** Minutes from and to. */
interface Minutes {
  from: number;
  to: number;
}
/** kg a batch and minutes it takes. */
type Batch = readonly [kilograms: number, minutes: number | Minutes];

/** Keeps the literal names of a part of the table and checks its figures. */
export const machines = <const N extends string>(table: Record<N, Figures>): Record<N, Figures> => table;

/**
 * Output of a grinder in kg/h through plates with holes of 3, 5, 8, 13 and 20 mm. The output that stands alone is that
 * of the coarsest plate. `null`: this plate is not used for frozen meat.
 */
export function throughPlates(
  [fresh3, fresh5, fresh8, fresh13, fresh20]: readonly [number, number, number, number, number],
  [frozen3, frozen5, frozen8, frozen13, frozen20]: readonly [number | null, number, number, number, number],
) {
  const frozen = { frozen3: frozen3 ?? 'none', frozen5, frozen8, frozen13, frozen20 } satisfies Figures;
  return { output: fresh20, outputFrozen: frozen20, fresh3, fresh5, fresh8, fresh13, fresh20, ...frozen } satisfies Figures;
}

/** Batches of a cutter; the largest is that of boiled sausage. */
export function cutterBatches(table: Record<'dry' | 'boiled' | 'cooked', Batch>) {
  const { dry, boiled, cooked } = table;
  return {
    batch: boiled[0],
    batchDry: dry[0],
    timeDry: dry[1],
    batchBoiled: boiled[0],
    timeBoiled: boiled[1],
    batchCooked: cooked[0],
    timeCooked: cooked[1],
  } satisfies Figures;
}

/** One batch of a mixer-grinder, step by step; its whole time and the output in batches follow. */
export function mixerGrinderBatch(
  kilograms: number,
  steps: Record<'loading' | 'mixing' | 'analysis' | 'mixing2' | 'mincing', number>,
) {
  const cycle = steps.loading + steps.mixing + steps.analysis + steps.mixing2 + steps.mincing;
  return {
    batch: kilograms,
    cycle,
    timeLoading: steps.loading,
    timeMixing: steps.mixing,
    timeAnalysis: steps.analysis,
    timeMixing2: steps.mixing2,
    timeMincing: steps.mincing,
    outputBatch: (kilograms / cycle) * 60,
  } satisfies Figures;
}

/** Batches of a mixer; the largest is that of mixtures without further treatment. */
export function mixerBatches(table: Record<'blending' | 'deAeration' | 'drySausage' | 'ham', Batch>) {
  const { blending, deAeration, drySausage, ham } = table;
  return {
    batch: blending[0],
    mixingTime: blending[1],
    batchBlending: blending[0],
    timeBlending: blending[1],
    batchDeAeration: deAeration[0],
    timeDeAeration: deAeration[1],
    batchDrySausage: drySausage[0],
    timeDrySausage: drySausage[1],
    batchHam: ham[0],
    timeHam: ham[1],
  } satisfies Figures;
}

/** Largest block of a block cutter in mm; the cross-section it is fed with follows. */
export const blockOf = (length: number, width: number, height: number) =>
  ({ block: { edges: [length, width, height] }, blockSection: { edges: [width, height] } }) satisfies Figures;
