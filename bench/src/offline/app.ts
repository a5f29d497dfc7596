import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { createOfflineEngine } from '@vitrine/offline/create-engine.ts';
import type { OfflineEngine } from '@vitrine/offline/engine.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import { StoreProcess } from './store-process.ts';

const ALL = { lines: null, withVideos: true };
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The app without its window: the engine over the store. */
export class App {
  readonly engine: OfflineEngine;
  readonly store: StoreProcess;
  /** The last state that was told. */
  state: OfflineState | null;
  #onState: (state: OfflineState) => void = () => {};

  constructor(program: string, { folder, server, stored }: { folder: string; server: string; stored: OfflineState | null }) {
    this.store = new StoreProcess(program, folder);
    this.state = stored;
    this.engine = createOfflineEngine({
      files: this.store.files,
      power: { keepAwake: async () => async () => {} },
      callApi: (path, { language, headers, signal }) =>
        fetch(`${server}/api/v1/${path}`, { headers: { ...headers, 'X-Language': language }, signal: signal ?? null }),
      addressOf: (path, language) => ({ url: server + path, headers: { 'X-Language': language } }),
      languages: LANGUAGES,
      stored,
      onState: (state) => {
        this.state = state;
        this.#onState(state);
      },
      report: ({ what, detail }) => console.error(`${what}: ${detail}`),
      clock: { now: Date.now, monotonic: () => performance.now(), sleep },
    });
  }

  /** Loads the catalogue; answers the ms until it was active, and of these the ms of the switch-over. */
  async load(): Promise<{ ms: number; switchMs: number }> {
    const since = performance.now();
    let switchedAt = Number.NaN;
    const ended = new Promise<void>((resolve, reject) => {
      this.#onState = ({ phase, error }) => {
        if (phase === 'restoring' && Number.isNaN(switchedAt)) switchedAt = performance.now();
        if (phase === 'offline') resolve();
        if (phase === 'error') reject(new Error(error ?? phase));
      };
    });
    const result = await this.engine.start(ALL, { isPending: false });
    if (result.kind !== 'started') throw new Error(`The load does not start: ${result.kind}`);
    await ended;
    const now = performance.now();
    return { ms: now - since, switchMs: now - switchedAt };
  }

  /** Begins a load, and kills the store when it has received so many bytes. */
  async killAfter(bytes: number): Promise<void> {
    const received = new Promise<void>((resolve) => {
      this.store.onReceived = () => {
        if (this.store.received >= bytes) resolve();
      };
    });
    await this.engine.start(ALL, { isPending: false });
    await received;
    await this.store.kill();
  }
}
