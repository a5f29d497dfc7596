import { ERROR_TYPE_OF_STAGE } from '@vitrine/offline/load/offline-error.ts';
import { type OfflineState, STAGES, STAGES_ON_SCREEN, type Stage } from '@vitrine/offline/state.ts';

/** Keys of texts are words. */
export const keyOf = (stage: Stage) => (stage === '360' ? 'views360' : stage);

/** What the list shows for a stage: complete, running, failed, or nothing (yet). */
export type StageLook = 'done' | 'current' | 'failed' | 'open';

export interface StageRow {
  stage: Stage;
  done: number;
  total: number;
  look: StageLook;
}

/** A stage whose amount is unknown is unfinished too, unless a later stage is already counted: then it has no files. */
const isFinished = ({ done, total }: { done: number; total: number }, isPlanned: boolean) =>
  total > 0 ? done >= total : isPlanned;

function firstUnfinished({ counters }: OfflineState, stages: readonly Stage[]): Stage | null {
  const isPlanned = stages.some((stage) => counters[stage].total > 0);
  return stages.find((stage) => !isFinished(counters[stage], isPlanned)) ?? null;
}

/** What the bar counts: the first unfinished stage in the order on screen (shell.md 2); null when all are finished. */
export const currentStage = (state: OfflineState): Stage | null => firstUnfinished(state, STAGES_ON_SCREEN);

/** The stage that runs, or that has failed: an error that is of no one stage came in the one that ran. */
function runningStage(state: OfflineState): Stage | null {
  const failed = STAGES.find((stage) => ERROR_TYPE_OF_STAGE[stage] === state.errorType);
  return failed ?? firstUnfinished(state, STAGES);
}

/** The stages as rows, in the order on screen. */
export function stageRows(state: OfflineState): StageRow[] {
  const running = runningStage(state);
  return STAGES_ON_SCREEN.map((stage) => {
    const { done, total } = state.counters[stage];
    const here = state.phase === 'error' ? 'failed' : 'current';
    return { stage, done, total, look: stage === running ? here : total > 0 && done >= total ? 'done' : 'open' };
  });
}

/** The headline: the running stage, or one of the steps before and after the stages. */
export type Headline = Stage | 'prepare' | 'next' | 'restoring' | 'paused';

/** True when the load can no longer be stopped: the catalogue is being put in place, or the overlay is about to close. */
export const isEnding = ({ phase }: OfflineState) => phase === 'restoring' || phase === 'offline';

export function headlineOf(state: OfflineState): Headline {
  if (state.phase === 'paused') return 'paused';
  if (isEnding(state)) return 'restoring';
  if (STAGES_ON_SCREEN.every((stage) => state.counters[stage].total === 0)) return 'prepare';
  // All files are loaded, but the catalogue is not in place yet.
  return currentStage(state) ?? 'next';
}
