import { ERROR_FETCHING } from '@vitrine/contract/errors.ts';
import { type CatalogueFiles, POINTER, type StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import type { EngineContext } from '../engine.ts';
import { ENGINE_STEPS } from '../engine-steps.ts';
import { OfflineError } from '../load/offline-error.ts';
import type { CataloguePlan, LoadTask } from '../plan/catalogue-plan.ts';
import type { Age } from '../state.ts';
import { simulate, simulateKills } from './simulate.ts';
import { simulateAge } from './simulate-age.ts';
import type { Planted } from './simulation.ts';

const {
  activate,
  cleanUp,
  cleanUpBefore,
  growAge,
  judgeAge,
  loadTask,
  makeIndex,
  planCatalogue,
  readCatalogue,
  removeEverything,
  runStage,
} = ENGINE_STEPS;

/** The files of a store, of which some calls do something else. */
const withFiles = (context: EngineContext, change: Partial<CatalogueFiles>): EngineContext => ({
  ...context,
  files: { ...context.files, ...change },
});
const changePlan = (change: (tasks: LoadTask[], plan: CataloguePlan) => LoadTask[]): Planted['steps'] => ({
  planCatalogue: (...of) => {
    const plan = planCatalogue(...of);
    return { ...plan, tasks: change(plan.tasks, plan) };
  },
});
const isOfDocument = ({ stage }: LoadTask) => stage === 'dataObjects';

/** Mistakes that an engine or a store could have. */
const ENGINE_FAULTS: Record<string, Planted> = {
  'the pointer is written before the catalogue': {
    steps: {
      activate: async (files, index) => {
        await files.writeText(POINTER, JSON.stringify({ catalogue: 'catalogue-0-next.json' }));
        await files.writeText('catalogue-0-next.json', JSON.stringify(index));
        return { name: 'catalogue-0-next.json', index };
      },
    },
  },
  'the catalogue is never made active': {
    steps: { activate: async (_files, index) => ({ name: 'catalogue-0-next.json', index }) },
  },
  'the old catalogue is removed before the new one is loaded': {
    steps: { cleanUpBefore: (files, _active, plan) => cleanUpBefore(files, null, plan) },
  },
  'the old catalogue is removed before the switch': {
    steps: {
      activate: async (files, index) => {
        await cleanUp(files, { name: 'catalogue-0-next.json', index });
        return activate(files, index);
      },
    },
  },
  'nothing is removed after the switch': { steps: { cleanUp: async () => {} } },
  'files of the old catalogue stay': {
    steps: { cleanUp: (files, active) => cleanUp({ ...files, remove: async () => {} }, active) },
  },
  'texts of old catalogues stay': {
    steps: {
      cleanUp: (files, active) => cleanUp({ ...files, removeText: async () => {} }, active),
      cleanUpBefore: (files, ...of) => cleanUpBefore({ ...files, removeText: async () => {} }, ...of),
    },
  },
  'parts of files stay': {
    steps: {
      cleanUp: (files, active) => cleanUp({ ...files, removePartial: async () => {} }, active),
      cleanUpBefore: (files, ...of) => cleanUpBefore({ ...files, removePartial: async () => {} }, ...of),
    },
  },
  'files on the disk are not read again': {
    steps: {
      loadTask: (task, tries, of) =>
        loadTask(task, tries, { ...of, engine: withFiles(of.engine, { isSound: async () => true }) }),
    },
  },
  'a file that the disk has changed is taken as it is': {
    steps: {
      loadTask: (task, tries, of) =>
        loadTask(task, tries, {
          ...of,
          engine: withFiles(of.engine, { transfer: (request) => of.engine.files.transfer({ ...request, replaces: false }) }),
        }),
    },
  },
  'languages may be of different releases': {
    steps: {
      readManifests: async (context, known, signal) => {
        const manifests = new Map();
        for (const language of context.languages) {
          const one = await ENGINE_STEPS.readManifests({ ...context, languages: [language] }, known, signal);
          for (const [site, manifest] of one) manifests.set(site, manifest);
        }
        return manifests;
      },
    },
  },
  'documents are taken as they come': {
    steps: {
      loadTask: (task, tries, of) =>
        loadTask(task, tries, {
          ...of,
          engine: withFiles(of.engine, {
            transfer: (request) =>
              of.engine.files.transfer(isOfDocument(task) ? { ...request, headers: {}, expected: null } : request),
          }),
        }),
    },
  },
  'a document that is not found counts as done': {
    steps: {
      loadTask: async (task, tries, of) =>
        loadTask(task, tries, of).catch((error: unknown) => {
          if (!isOfDocument(task) || error instanceof OfflineError) throw error;
          return { kind: 'missing' };
        }),
    },
  },
  'a file that fails counts as done': {
    steps: { loadTask: (task, tries, of) => loadTask(task, tries, of).catch(() => ({ kind: 'missing' })) },
  },
  'an asset that is not found ends the load': {
    steps: {
      loadTask: async (task, tries, of) => {
        const outcome = await loadTask(task, tries, of);
        if (outcome.kind === 'missing') throw new OfflineError('default', 'not found');
        return outcome;
      },
    },
  },
  'errors have no type': { steps: { toOfflineError: (error) => new OfflineError('default', String(error)) } },
  'every error is one of a document': { steps: { toOfflineError: () => new OfflineError('dataObjectFailed', ERROR_FETCHING) } },
  'every error is one of the connection': { steps: { toOfflineError: () => new OfflineError('internet', 'offline') } },
  'workers go on after a failure': {
    steps: {
      runStage: async (tasks, { workers, work }) => {
        const queue = [...tasks];
        const worker = async () => {
          for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
            for (let tries = 0; (await work(task, tries)) === 'again'; tries++);
          }
        };
        await Promise.all(Array.from({ length: workers }, worker));
      },
    },
  },
  'a stage has twice its workers': { steps: { runStage: (tasks, run) => runStage(tasks, { ...run, workers: run.workers * 2 }) } },
  'a stage ends before its last task': { steps: { runStage: (tasks, run) => runStage(tasks.slice(0, -1), run) } },
  'a task that has to be repeated is forgotten': {
    steps: {
      runStage: (tasks, run) =>
        runStage(tasks, {
          ...run,
          work: async (task, tries) => {
            await run.work(task, tries);
            return 'done';
          },
        }),
    },
  },
  'free space is not looked at': { steps: { needsSpace: async () => null } },
  'a load is refused although it fits': { steps: { needsSpace: async () => ({ neededBytes: 2, freeBytes: 1 }) } },
  'one language is left out': { steps: changePlan((tasks) => tasks.filter(({ language }) => language === 'de')) },
  'what is of no release is left out': { steps: changePlan((tasks) => tasks.filter(({ expected }) => expected !== null)) },
  'packs are not looked at': {
    steps: { planCatalogue: (manifests, lines) => planCatalogue(manifests, lines, { lines: null, withVideos: true }) },
  },
  'a line takes away what others show too': {
    steps: {
      planCatalogue: (manifests, lines, packs) => planCatalogue(manifests, packs.lines ? lines.slice(0, 1) : lines, packs),
    },
  },
  'lines are not known where all of them are kept': {
    steps: { planCatalogue: (manifests, lines, packs) => planCatalogue(manifests, packs.lines === null ? [] : lines, packs) },
  },
  'a file has a task for each of its paths': {
    steps: changePlan((tasks) => tasks.flatMap((task) => task.entries.map((entry) => ({ ...task, entries: [entry] })))),
  },
  'the index names another release': {
    steps: { makeIndex: (plan, ...of) => ({ ...makeIndex(plan, ...of), release: plan.release + 1 }) },
  },
  'the index leaves out a file': {
    steps: {
      makeIndex: (plan, loaded, plannedAt) => makeIndex(plan, new Map<LoadTask, StoredFile>([...loaded].slice(1)), plannedAt),
    },
  },
  'the newest text is taken for the active catalogue': {
    steps: {
      readCatalogue: async (files) => {
        const name = (await files.textNames()).findLast((text) => text.startsWith('catalogue-'));
        const readText = async (text: string) =>
          text === POINTER && name ? JSON.stringify({ catalogue: name }) : files.readText(text);
        return readCatalogue({ ...files, readText });
      },
    },
  },
  'a catalogue that cannot be read now is taken for none': {
    steps: { readCatalogue: (files) => readCatalogue(files).catch(() => null) },
  },
  'files that the disk has changed are not reported': { steps: { readThrough: async () => {} } },
  'loads and removals do not wait for each other': { steps: { createLane: () => (work) => work() } },
  'a removed catalogue loses its files first': {
    steps: {
      removeEverything: async (files) => {
        await files.remove(await files.list());
        await removeEverything(files);
      },
    },
  },
  'the manifests outlive a removed catalogue': {
    steps: {
      removeEverything: (files) =>
        removeEverything({
          ...files,
          removeText: async (name) => (name.startsWith('manifest') ? undefined : files.removeText(name)),
        }),
    },
  },
  'the store does not wait for the disk': { care: { syncsData: false } },
  'the store does not look at hashes': { care: { checksHash: false } },
};

const setAge = (change: (before: Age, after: Age) => Age): Planted['steps'] => ({
  growAge: (age, look) => change(age, growAge(age, look)),
});

/** Mistakes about how long offline mode has lasted. */
const AGE_FAULTS: Record<string, Planted> = {
  'a clock that is set back prolongs offline mode': {
    steps: {
      growAge: (age, { now }) => ({ ...age, lookedAt: now, confirmedMs: Math.max(0, age.confirmedMs + now - age.lookedAt) }),
    },
  },
  'a clock that is set forward counts': {
    steps: setAge((_before, after) => ({ ...after, confirmedMs: after.confirmedMs + after.unconfirmedMs, unconfirmedMs: 0 })),
  },
  'time without the app does not count': {
    steps: { growAge: (age, { now, ran }) => ({ ...age, lookedAt: now, confirmedMs: age.confirmedMs + ran }) },
  },
  'a warning is told at each look': {
    steps: { judgeAge: (age) => ({ age, check: judgeAge(age).check }) },
  },
  'the last hours begin two days before': {
    steps: {
      judgeAge: (age) => {
        const hoursLeft = 720 - age.confirmedMs / 3_600_000;
        if (hoursLeft > 48 || hoursLeft < 0 || age.notifiedLastHours) return judgeAge(age);
        return { age: { ...age, notifiedLastHours: true }, check: { kind: 'last-hours', hoursLeft } };
      },
    },
  },
};

/** Mistakes that only cost: what a kill interrupts is loaded again. */
const COST_FAULTS: Record<string, Planted> = {
  'an interrupted load begins from the start': {
    steps: {
      cleanUpBefore: async (files, active, plan) => {
        await files.remove(await files.list());
        await cleanUpBefore(files, active, plan);
      },
    },
  },
};

type Run = (seed: number) => Promise<unknown>;

/** Each planted fault with the simulation that has to notice it. */
export const PLANTED_FAULTS: [name: string, run: Run][] = [
  ...Object.entries(ENGINE_FAULTS).map(([name, planted]): [string, Run] => [name, (seed) => simulate(seed, planted)]),
  ...Object.entries(COST_FAULTS).map(([name, planted]): [string, Run] => [name, (seed) => simulateKills(seed, planted)]),
  ...Object.entries(AGE_FAULTS).map(([name, { steps }]): [string, Run] => [name, async (seed) => simulateAge(seed, steps)]),
];
