import { POINTER } from '@vitrine/platform/catalogue-files/types.ts';
import { type CatalogueOnDisk, describeCatalogue, missingFiles } from './activate/read-catalogue.ts';
import { confirmAge, newAge } from './age/age.ts';
import { listenToServerTime } from './age/server-time.ts';
import type { AgeCheck, EngineParts, LoadPlan, OfflineEngine, StartResult } from './engine.ts';
import { ENGINE_STEPS } from './engine-steps.ts';
import { Load } from './load/load.ts';
import { OfflineError } from './load/offline-error.ts';
import { describePlan } from './plan/describe-plan.ts';
import { createPlanner } from './plan/planner.ts';
import { INITIAL_STATE, type OfflineState, type Packs } from './state.ts';

/** Nothing of a load: it has ended, or has not begun. */
const NO_LOAD = {
  error: null,
  errorType: null,
  counters: INITIAL_STATE.counters,
  bytes: INITIAL_STATE.bytes,
  remainingMs: null,
} satisfies Partial<OfflineState>;

interface Run {
  load: Load;
  controller: AbortController;
  ended: Promise<void>;
}

/** The offline engine of a window; state.ts has the diagram of its states. `steps`: of the simulation alone. */
export function createOfflineEngine(given: EngineParts, steps = ENGINE_STEPS): OfflineEngine {
  const { time, parts } = listenToServerTime(given);
  const { files, clock, report } = parts;
  const planner = createPlanner(parts, steps);
  const sound = new Set<string>();
  let state: OfflineState = parts.stored ?? INITIAL_STATE;
  let active: CatalogueOnDisk | null = null;
  let run: Run | null = null;
  let lookedAt = clock.monotonic();

  function set(change: Partial<OfflineState>): void {
    state = { ...state, ...change };
    parts.onState(state);
  }
  const rest = () => set({ ...NO_LOAD, phase: state.isOffline ? 'offline' : 'online' });
  const goOffline = (catalogue: CatalogueOnDisk) => {
    active = catalogue;
    lookedAt = clock.monotonic();
    const now = clock.now();
    set({
      ...NO_LOAD,
      counters: state.counters,
      phase: 'offline',
      isOffline: true,
      offlineTimestamp: time.now(),
      age: newAge(now),
      catalogue: describeCatalogue(catalogue.index),
    });
  };

  function fail(error: unknown): void {
    const { message, errorType } = steps.toOfflineError(error);
    report({ what: 'offline load failed', detail: `${errorType}: ${message}` });
    set({ phase: 'error', error: message, errorType });
  }

  /** A computer that cannot be kept awake loads all the same. */
  const keepAwake = () =>
    parts.power.keepAwake('offline').catch((error: unknown) => {
      report({ what: 'offline keep awake failed', detail: String(error) });
      return async () => {};
    });

  /** Works on a load until it ends, fails or is stopped. `refused` hears of a disk that is too small, where a caller waits for it. */
  async function work(load: Load, signal: AbortSignal, refused: ((result: StartResult) => void) | null): Promise<void> {
    const letSleep = await keepAwake();
    try {
      signal.throwIfAborted();
      const lacking = await load.prepare(signal);
      if (lacking && !refused) throw new OfflineError('default', 'disk-full', { cause: lacking });
      if (lacking) {
        rest();
        refused?.({ kind: 'no-space', ...lacking });
        return;
      }
      refused?.({ kind: 'started' });
      set({ ...load.told() });
      await load.loadFiles(signal);
      signal.throwIfAborted();
      set({ phase: 'restoring', remainingMs: null });
      goOffline(await load.activate());
    } catch (error) {
      if (!signal.aborted) fail(error);
    } finally {
      await letSleep().catch((error: unknown) => report({ what: 'offline keep awake failed', detail: String(error) }));
    }
  }

  /** Runs a load after the former run has ended: two transfers of one file would be in each other's way. */
  function drive(load: Load, refused: ((result: StartResult) => void) | null): void {
    const former = run?.ended;
    const controller = new AbortController();
    const started = (async () => {
      await former;
      if (!controller.signal.aborted) await work(load, controller.signal, refused);
      refused?.({ kind: 'started' });
    })();
    run = { load, controller, ended: started };
  }

  function begin(packs: Packs): Promise<StartResult> {
    set({ ...NO_LOAD, phase: 'loading', packs });
    const load = new Load({ parts, steps, planner, packs, active: () => active, sound, tell: set });
    return new Promise((resolve) => drive(load, resolve));
  }

  /** Ends a load that runs; a switch-over that has begun is waited for. */
  async function stop(): Promise<void> {
    if (state.phase !== 'restoring') run?.controller.abort();
    await run?.ended;
    run = null;
  }

  return {
    state: () => state,

    async open() {
      active = await steps.readCatalogue(files);
      const missing = active ? await missingFiles(files, active.index) : [];
      if (missing.length > 0) {
        report({ what: 'offline catalogue incomplete', detail: `${missing.length} files, ${missing[0]}` });
        // Half a catalogue is none. Its files stay: the next load takes those that are sound.
        await files
          .removeText(POINTER)
          .catch((error: unknown) => report({ what: 'offline clean-up failed', detail: String(error) }));
        active = null;
      }
      const wasSwitched = active !== null && active.index.loadedAt !== state.catalogue?.loadedAt;
      if (active && wasSwitched) await steps.cleanUp(files, active).catch(() => null);
      const isOffline = state.isOffline && active !== null;
      const since = isOffline ? {} : { isOffline: false, offlineTimestamp: null, age: null };
      set({
        ...since,
        ...NO_LOAD,
        phase: isOffline ? 'offline' : 'online',
        catalogue: active && describeCatalogue(active.index),
      });
    },

    plan: async (packs: Packs): Promise<LoadPlan> => describePlan(files, packs, await planner.plan(packs, { needsLines: true })),

    async start(packs, update) {
      if (!['online', 'offline'].includes(state.phase)) {
        report({ what: 'offline start ignored', detail: state.phase });
        return { kind: 'already-loading' };
      }
      if (update.isPending) return { kind: 'update-pending' };
      return begin(packs);
    },

    async retry() {
      if (state.phase !== 'error' || !run) return { kind: 'already-loading' };
      const { load } = run;
      if (state.errorType === 'default' || !load.isPlanned) return begin(state.packs);
      set({ phase: 'loading', error: null, errorType: null });
      return new Promise((resolve) => drive(load, resolve));
    },

    async stayOnline() {
      if (!['loading', 'paused', 'error'].includes(state.phase)) return;
      await stop();
      rest();
    },

    pause() {
      if (state.phase !== 'loading') return;
      run?.controller.abort();
      set({ phase: 'paused', remainingMs: null });
    },

    resume() {
      if (state.phase !== 'paused' || !run) return;
      set({ phase: 'loading' });
      drive(run.load, null);
    },

    async goOnline() {
      await stop();
      set({ ...NO_LOAD, phase: 'online', isOffline: false, offlineTimestamp: null, age: null });
    },

    checkAge(serverNow): AgeCheck {
      if (serverNow !== null) time.contact(serverNow);
      if (!state.isOffline || !state.age || state.offlineTimestamp === null) return { kind: 'fine' };
      const ran = clock.monotonic() - lookedAt;
      lookedAt += ran;
      const grown = steps.growAge(state.age, { now: clock.now(), ran });
      const age = serverNow === null ? grown : confirmAge(grown, state.offlineTimestamp, serverNow);
      const judged = steps.judgeAge(age);
      set({ age: judged.age });
      return judged.check;
    },

    async removeAll() {
      await stop();
      active = null;
      set({ ...NO_LOAD, phase: 'online', isOffline: false, offlineTimestamp: null, age: null, catalogue: null });
      await steps.removeEverything(files);
    },
  };
}
