import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { POINTER } from '@vitrine/platform/catalogue-files/types.ts';
import { type CatalogueOnDisk, countFiles, describeCatalogue, missingFiles } from './activate/read-catalogue.ts';
import { confirmAge, newAge } from './age/age.ts';
import { listenToServerTime } from './age/server-time.ts';
import type { AgeCheck, EngineContext, LoadPlan, OfflineEngine, StartResult } from './engine.ts';
import { ENGINE_STEPS } from './engine-steps.ts';
import { keepAwake } from './load/keep-awake.ts';
import { Load } from './load/load.ts';
import { OfflineError } from './load/offline-error.ts';
import { describePlan } from './plan/describe-plan.ts';
import { createPlanner } from './plan/planner.ts';
import { DISK_FULL, INITIAL_STATE, type OfflineState } from './state.ts';

/** Nothing of a load: it has ended, or has not begun. */
const NO_LOAD = {
  error: null,
  errorType: null,
  counters: INITIAL_STATE.counters,
  bytes: INITIAL_STATE.bytes,
  remainingMs: null,
} satisfies Partial<OfflineState>;

/** One stretch of a load: a pause ends it, and going on begins the next one. */
interface Run {
  load: Load;
  controller: AbortController;
  /** The person left while the catalogue was switched, which cannot be taken back. */
  endsOnline: boolean;
}

/** The offline engine of a window; state.ts has the diagram of its states. `steps`: of the simulation alone. */
export function createOfflineEngine(given: EngineContext, steps = ENGINE_STEPS): OfflineEngine {
  const { time, context } = listenToServerTime(given);
  const { files, clock, report } = context;
  const planner = createPlanner(context, steps);
  const sound = new Set<string>();
  const damaged = new Set<string>();
  const lane = steps.createLane();
  const stored = context.stored ?? INITIAL_STATE;
  let state: OfflineState = { ...stored, ...NO_LOAD, phase: stored.isOffline ? 'offline' : 'online' };
  let active: CatalogueOnDisk | null = null;
  /** The load that can be paused, continued and repeated; null once it was given up. */
  let run: Run | null = null;
  let lookedAt = clock.monotonic();
  /** Ends the reading of the catalogue's files. */
  let looking = new AbortController();

  function set(change: Partial<OfflineState>): void {
    state = { ...state, ...change };
    if (state.phase !== 'offline') looking.abort();
    context.onState(state);
  }
  const countDamaged = () => (active ? countFiles(active.index, damaged) : 0);
  const leave = () => set({ ...NO_LOAD, phase: 'online', isOffline: false, offlineTimestamp: null, age: null });
  function rest(): void {
    if (state.isOffline && active) {
      // What a load that was given up wanted is forgotten with it. It may have found damaged files, or replaced some.
      set({ ...NO_LOAD, phase: 'offline', packs: active.index.packs ?? state.packs, damaged: countDamaged() });
      lookForDamage(active);
    } else leave();
  }
  const goOffline = () => {
    lookedAt = clock.monotonic();
    const now = clock.now();
    set({
      ...NO_LOAD,
      counters: state.counters,
      phase: 'offline',
      isOffline: true,
      offlineTimestamp: time.now(),
      age: newAge(now),
    });
  };

  /** Tells of files that the disk has changed. The catalogue stays in use: a page may do without a picture, and a load mends it. */
  function lookForDamage({ index }: CatalogueOnDisk): void {
    looking.abort();
    looking = new AbortController();
    const onDamaged = (name: string) => {
      damaged.add(name);
      report({ what: 'offline file damaged', detail: name });
      set({ damaged: countDamaged() });
    };
    void steps.readThrough(files, index, { clock, sound, signal: looking.signal, onDamaged });
  }

  /** Another catalogue is active, or none. */
  function change(catalogue: CatalogueOnDisk | null): void {
    active = catalogue;
    set({ catalogue: catalogue && describeCatalogue(catalogue.index), damaged: countDamaged() });
  }

  function fail(error: unknown): void {
    const { message, errorType } = steps.toOfflineError(error);
    report({ what: 'offline load failed', detail: `${errorType}: ${message}`, code: errorType });
    set({ phase: 'error', error: message, errorType });
  }

  /** Works on a load until it ends, fails or is stopped. `refused` hears of a disk that is too small, where a caller waits for it. */
  async function work(own: Run, refused: ((result: StartResult) => void) | null): Promise<void> {
    const { load, controller } = own;
    const { signal } = controller;
    const letSleep = await keepAwake(context);
    try {
      signal.throwIfAborted();
      const lacking = await load.prepare(signal);
      signal.throwIfAborted();
      if (lacking && !refused) throw new OfflineError('default', DISK_FULL, { cause: lacking });
      if (lacking) {
        run = null;
        rest();
        refused?.({ kind: 'no-space', ...lacking });
        return;
      }
      refused?.({ kind: 'started' });
      set({ ...load.asState() });
      await load.loadFiles(signal);
      signal.throwIfAborted();
      set({ phase: 'restoring', remainingMs: null });
      const catalogue = await load.activate();
      run = null;
      change(catalogue);
      if (own.endsOnline) leave();
      else goOffline();
      // Pages need not wait for that; the next load does.
      await load.tidy(catalogue);
    } catch (error) {
      // The disk may have failed after the pointer was renamed: what is active now, the disk says.
      if (state.phase === 'restoring') await find().catch(() => null);
      if (!signal.aborted) fail(error);
      if (own.endsOnline) giveUp();
    } finally {
      letSleep();
    }
  }

  /** Runs a load when nothing else works on the disk any more: two transfers of one file would be in each other's way. */
  function drive(load: Load, refused: ((result: StartResult) => void) | null): void {
    const own: Run = { load, controller: new AbortController(), endsOnline: false };
    run = own;
    void lane(async () => {
      if (!own.controller.signal.aborted) await work(own, refused);
      refused?.({ kind: 'started' });
    });
  }

  function begin(packs: Packs): Promise<StartResult> {
    set({ ...NO_LOAD, phase: 'loading', packs });
    // A transfer that was stopped may still end well: it is no news of a load that was given up or is paused.
    const tell = (told: Partial<OfflineState>) => {
      if (run?.load === load && state.phase === 'loading') set(told);
    };
    const load: Load = new Load({ engine: context, steps, planner, now: time.now, packs, sound, damaged, tell });
    return new Promise((resolve) => drive(load, resolve));
  }

  /** Gives the load up, so that nothing can continue it. One that switches already is let end, and ends online. */
  function giveUp(next = leave): void {
    if (state.phase === 'restoring' && run) {
      run.endsOnline = true;
      return;
    }
    run?.controller.abort();
    run = null;
    next();
  }

  /** Finds the catalogue on the disk. Throws TransferError. */
  async function find(): Promise<void> {
    const found = await steps.readCatalogue(files);
    const missing = found ? await missingFiles(files, found.index) : [];
    if (missing.length > 0) {
      report({ what: 'offline catalogue incomplete', detail: `${missing.length} files, ${missing[0]}` });
      // Half a catalogue is none. Its files stay: the next load takes those that are sound.
      await files
        .removeText(POINTER)
        .catch((error: unknown) => report({ what: 'offline clean-up failed', detail: String(error) }));
    }
    const whole = missing.length > 0 ? null : found;
    const wasSwitched = whole !== null && whole.index.loadedAt !== state.catalogue?.loadedAt;
    if (whole && wasSwitched) await steps.cleanUp(files, whole).catch(() => null);
    change(whole);
  }

  /** A disk that cannot be read now may be readable later: the mode stays, and a retry looks again. */
  async function open(): Promise<void> {
    const failure = await find().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // A load that was started meanwhile looks at the disk itself.
    if (run) return;
    if (failure) fail(failure.error);
    else rest();
  }

  return {
    state: () => state,

    open: () => lane(open),

    plan: async (packs: Packs): Promise<LoadPlan> =>
      describePlan(files, packs, { ...(await planner.plan(packs, { needsLines: true })), damaged }),

    async start(packs, update) {
      if (!['online', 'offline'].includes(state.phase)) {
        report({ what: 'offline start ignored', detail: state.phase });
        return { kind: 'already-loading' };
      }
      if (update.isPending) return { kind: 'update-pending' };
      return begin(packs);
    },

    async retry() {
      if (state.phase !== 'error') return { kind: 'already-loading' };
      if (!run) {
        await lane(open);
        return { kind: 'started' };
      }
      const { load } = run;
      if (state.errorType === 'default' || !load.isPlanned) return begin(state.packs);
      set({ phase: 'loading', error: null, errorType: null });
      return new Promise((resolve) => drive(load, resolve));
    },

    hasLoad: () => run !== null,

    bytesToLoad: () => run?.load.bytesToLoad ?? null,

    async stayOnline() {
      if (!['loading', 'paused', 'error'].includes(state.phase)) return;
      // There is no load to give up: the catalogue that could not be read may be readable later.
      if (!run && state.isOffline) return;
      giveUp(rest);
      await lane(async () => {});
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
      giveUp();
      await lane(async () => {});
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

    removeAll() {
      giveUp();
      return lane(async () => {
        change(null);
        try {
          await steps.removeEverything(files);
        } catch (error) {
          // What could not be removed may be whole.
          await find().catch(() => null);
          throw error;
        }
      });
    },
  };
}
