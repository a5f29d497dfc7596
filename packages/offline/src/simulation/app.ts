import type { Language } from '@vitrine/contract/sites.ts';
import { type FileFolder, type FileKey, POINTER, TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import { createOfflineEngine } from '../create-engine.ts';
import type { OfflineEngine } from '../engine.ts';
import type { EngineSteps } from '../engine-steps.ts';
import type { OfflineState, Stage } from '../state.ts';
import type { Disk } from './disk.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import { type StoreCare, simulatedStore } from './store.ts';
import type { Time } from './time.ts';

export const STAGE_OF_FOLDER: Record<FileFolder, Stage> = {
  objects: 'dataObjects',
  images: 'images',
  renderings: 'renderings',
  videos: 'videos',
  'video-thumbnails': 'videos',
  pdfs: 'pdfs',
  360: '360',
};

/** What outlives a process. */
export interface Machine {
  random: Random;
  time: Time;
  disk: Disk;
  network: Network;
  steps: EngineSteps;
  care: StoreCare;
}

/** A transfer that has begun and not ended. */
interface Transfer {
  key: string;
  folder: FileKey['folder'];
  signal: AbortSignal | undefined;
}

/** A process of the app, from its start until it is killed. */
export class App {
  readonly engine: OfflineEngine;
  /** States as they were told, newest last: local storage may lose the newest when a process is killed. */
  readonly told: OfflineState[] = [];
  readonly transfers = new Set<Transfer>();
  readonly reports: string[] = [];
  /** Codes of the reports that have one. */
  readonly codes: string[] = [];
  /** Whether the system answers when it is asked to stay awake. */
  staysAwake = true;
  /** How many hold the computer awake. */
  awake = 0;
  /** Hears of each state and of each transfer that begins. */
  onChange: (what: string) => void = () => {};
  /** Hears each time that the engine waits for something. */
  onWait: () => void = () => {};
  /** The person asked for a load, and has not given it up since. */
  isWanted = false;
  /** The person left offline mode, and has started no load since. */
  isLeft = false;
  /** How many removals of the catalogue run. */
  removals = 0;
  /** A rule that did not hold inside of a call, where a throw would be an error of the store. */
  broken: string | null = null;
  readonly #machine: Machine;

  constructor(machine: Machine, stored: OfflineState | null) {
    this.#machine = machine;
    const { time, random, network, disk, steps, care } = machine;
    const pause = (ms = random.next() * 3, signal?: AbortSignal) => {
      this.onWait();
      return time.sleep(this, ms, signal);
    };
    const store = simulatedStore(
      {
        disk,
        pause,
        ask: ({ url, headers, folder }, from) => {
          const { pathname, hash } = new URL(url);
          const language: Language = hash === '#en' ? 'en' : 'de';
          return network.transfer(pathname, language, headers, { from, stage: STAGE_OF_FOLDER[folder] });
        },
      },
      care,
    );
    const engine = createOfflineEngine(
      {
        files: {
          ...store,
          transfer: (request) => this.#follow(request, () => store.transfer(request)),
          writeText: (name, text) => {
            if (name === POINTER) this.#demandWanted();
            return store.writeText(name, text);
          },
        },
        power: {
          keepAwake: async () => {
            await pause(this.staysAwake ? undefined : Number.MAX_SAFE_INTEGER);
            this.awake += 1;
            return async () => {
              this.awake -= 1;
            };
          },
        },
        callApi: async (path, { language, headers, signal }) => {
          await pause(undefined, signal);
          return network.call(path, language, headers);
        },
        addressOf: (path, language) => ({ url: `https://server.example${path}#${language}`, headers: {} }),
        languages: ['de', 'en'],
        stored,
        onState: (state) => {
          this.told.push(state);
          this.onChange(`state ${state.phase} ${state.errorType ?? ''}`);
        },
        report: ({ what, detail, code }) => {
          this.reports.push(`${what}: ${detail}`);
          if (code) this.codes.push(code);
        },
        clock: {
          now: () => time.now + time.wallOffset,
          monotonic: () => time.now,
          sleep: (ms, signal) => time.sleep(this, ms, signal),
        },
      },
      steps,
    );
    this.engine = this.#watch(engine);
  }

  /** Notes what the person wants, as the calls say it. */
  #watch(engine: OfflineEngine): OfflineEngine {
    const phase = () => engine.state().phase;
    /** A switch-over that has begun cannot be taken back. */
    const giveUp = () => {
      if (phase() !== 'restoring') this.isWanted = false;
    };
    const load = <T>(begun: Promise<T>): Promise<T> => {
      if (phase() === 'loading') [this.isWanted, this.isLeft] = [true, false];
      return begun;
    };
    return {
      ...engine,
      start: (...of) => (['online', 'offline'].includes(phase()) ? load(engine.start(...of)) : engine.start(...of)),
      retry: () => (phase() === 'error' ? load(engine.retry()) : engine.retry()),
      stayOnline: () => {
        giveUp();
        return engine.stayOnline();
      },
      goOnline: () => {
        giveUp();
        this.isLeft = true;
        return engine.goOnline();
      },
      removeAll: () => {
        giveUp();
        this.isLeft = true;
        this.removals += 1;
        return engine.removeAll().finally(() => {
          this.removals -= 1;
        });
      },
    };
  }

  #demandWanted(): void {
    if (!this.isWanted) this.broken = 'a load that was given up does not go on';
  }

  async #follow<T>(
    {
      folder,
      expected,
      url,
      signal,
    }: { folder: FileKey['folder']; expected: { sha256: string } | null; url: string; signal?: AbortSignal },
    load: () => Promise<T>,
  ): Promise<T> {
    const transfer = { key: expected ? `${folder}/${expected.sha256}` : url, folder, signal };
    if (signal?.aborted) throw new TransferError({ kind: 'cancelled' });
    this.#demandWanted();
    this.transfers.add(transfer);
    this.onChange(`transfer ${url.replace('https://server.example', '')}`);
    try {
      return await load();
    } finally {
      this.transfers.delete(transfer);
    }
  }

  /** The state as local storage has it after a kill. */
  kill(): OfflineState | null {
    const { time, random } = this.#machine;
    time.kill(this);
    return this.told.at(-1 - (random.chance(0.2) ? random.below(2) : 0)) ?? this.told.at(-1) ?? null;
  }
}
