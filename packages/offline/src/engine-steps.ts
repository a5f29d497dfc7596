import { activate, makeIndex } from './activate/activate.ts';
import { cleanUp, cleanUpBefore, removeEverything } from './activate/clean-up.ts';
import { readCatalogue } from './activate/read-catalogue.ts';
import { readThrough } from './activate/read-through.ts';
import { growAge, judgeAge } from './age/age.ts';
import { createLane } from './lane.ts';
import { loadTask } from './load/load-task.ts';
import { toOfflineError } from './load/offline-error.ts';
import { runStage } from './load/run-stage.ts';
import { planCatalogue } from './plan/catalogue-plan.ts';
import { readManifests } from './plan/read-manifests.ts';
import { needsSpace } from './plan/space.ts';

/** The steps of the engine. The simulation puts wrong ones in their place, to show that it notices them. */
export const ENGINE_STEPS = {
  createLane,
  readManifests,
  planCatalogue,
  needsSpace,
  cleanUpBefore,
  runStage,
  loadTask,
  makeIndex,
  activate,
  cleanUp,
  readCatalogue,
  readThrough,
  removeEverything,
  toOfflineError,
  growAge,
  judgeAge,
};
export type EngineSteps = typeof ENGINE_STEPS;
