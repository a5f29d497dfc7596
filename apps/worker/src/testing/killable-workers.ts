import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from './process-tree.ts';

export interface KillableWorkers {
  /** SIGKILL to one of the worker processes; a new one is started at once, as the supervisor does. False: none was up. */
  killWorker(): boolean;
  /** SIGKILL to the browser of one of the workers. */
  killBrowser(): boolean;
  /** Resolves when every worker is up again. */
  untilReady(): Promise<void>;
  /** SIGKILL to every worker that runs. */
  killAll(): void;
  /** Ends them as an operator does; answers the milliseconds until the last was gone and its exit code. */
  stop(): Promise<{ ms: number; codes: (number | null)[] }>;
}

const pick = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Worker processes that are started again whenever they end. Resolves when all are ready. */
export async function startKillableWorkers(count: number, env: NodeJS.ProcessEnv): Promise<KillableWorkers> {
  const running = new Set<ChildProcess>();
  const ready = new WeakSet<ChildProcess>();
  let stopping = false;

  const start = () =>
    new Promise<void>((resolve) => {
      const child = fork(join(import.meta.dirname, 'documents-worker.ts'), {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      running.add(child);
      child.once('message', () => {
        ready.add(child);
        resolve();
      });
      child.once('exit', () => {
        running.delete(child);
        if (!stopping) void start();
      });
    });
  await Promise.all(Array.from({ length: count }, start));

  return {
    killWorker: () => pick([...running])?.kill('SIGKILL') ?? false,
    killBrowser() {
      const browser = pick([...running].flatMap((child) => (child.pid ? childrenOf(child.pid) : [])));
      if (browser === undefined) return false;
      process.kill(browser, 'SIGKILL');
      return true;
    },
    async untilReady() {
      while (running.size < count || ![...running].every((child) => ready.has(child))) await sleep(50);
    },
    killAll() {
      for (const child of running) child.kill('SIGKILL');
    },
    async stop() {
      stopping = true;
      const started = performance.now();
      const codes = await Promise.all(
        [...running].map(
          (child) =>
            new Promise<number | null>((resolve) => {
              child.once('exit', (code) => resolve(code));
              child.kill('SIGTERM');
            }),
        ),
      );
      return { ms: performance.now() - started, codes };
    },
  };
}
