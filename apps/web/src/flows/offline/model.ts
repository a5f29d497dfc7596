import { type OfflineState, STAGES_ON_SCREEN, type Stage } from '@vitrine/offline/state.ts';

/** Keys of texts are words. */
export const keyOf = (stage: Stage) => (stage === '360' ? 'views360' : stage);

/** What a stage shows in the list: everything is there, it runs, it failed, or there is nothing of it (yet). */
export type StageLook = 'done' | 'current' | 'failed' | 'open';

export interface StageRow {
  stage: Stage;
  done: number;
  total: number;
  look: StageLook;
}

/** A stage whose amount is not known yet is unfinished as well, unless everything after it is known: then there is nothing of its kind. */
const isFinished = ({ done, total }: { done: number; total: number }, isPlanned: boolean) =>
  total > 0 ? done >= total : isPlanned;

/** The first unfinished stage in the order on screen (shell.md 2); null when all are finished. */
export function currentStage({ counters }: OfflineState): Stage | null {
  const isPlanned = STAGES_ON_SCREEN.some((stage) => counters[stage].total > 0);
  return STAGES_ON_SCREEN.find((stage) => !isFinished(counters[stage], isPlanned)) ?? null;
}

/** The stages as rows, in the order on screen. */
export function stageRows(state: OfflineState): StageRow[] {
  const current = currentStage(state);
  return STAGES_ON_SCREEN.map((stage) => {
    const { done, total } = state.counters[stage];
    const here = state.phase === 'error' ? 'failed' : 'current';
    return { stage, done, total, look: stage === current ? here : total > 0 && done >= total ? 'done' : 'open' };
  });
}

/** What the headline says: the stage, or what there is beside stages. */
export type Headline = Stage | 'prepare' | 'next' | 'restoring' | 'paused';

/** Nothing of the load can be stopped any more: the catalogue is put in place, or was just now and the overlay is going. */
export const isEnding = ({ phase }: OfflineState) => phase === 'restoring' || phase === 'offline';

export function headlineOf(state: OfflineState): Headline {
  if (state.phase === 'paused') return 'paused';
  if (isEnding(state)) return 'restoring';
  if (STAGES_ON_SCREEN.every((stage) => state.counters[stage].total === 0)) return 'prepare';
  // All is there, and the catalogue is not put in place yet.
  return currentStage(state) ?? 'next';
}
