import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { childrenOf, killProcess } from './process-tree.ts';

/** Between these moments (performance.now()) a process ended. */
export interface Death {
  sent: number;
  gone: number;
}

export interface KillableWorkers {
  /** SIGKILL to the ready worker of this name; another is started at once, as the supervisor does. Null: it is not there. */
  killWorker(name: string): Promise<Death | null>;
  /** SIGKILL to the browser of the ready worker of this name. Null: it has none. */
  killBrowser(name: string): Death | null;
  /** SIGKILL to every worker that is ready. */
  killAll(): void;
  /** Ends them as an operator does, without a second signal; answers their exit codes. */
  stop(): Promise<(number | null)[]>;
}

/**
 * Worker processes as the product starts them, started again whenever they end. Each has a name of its own, under which it
 * is known to PostgreSQL too (application_name). Resolves when all are ready. `program` is what they run.
 */
export async function startKillableWorkers(
  count: number,
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
  program = join(import.meta.dirname, '../main.ts'),
): Promise<KillableWorkers> {
  const running = new Set<ChildProcess>();
  const ready = new Map<string, ChildProcess>();
  let stopping = false;
  let started = 0;

  const start = () =>
    new Promise<void>((resolve) => {
      const name = `worker-${++started}`;
      const database = new URL(env.DATABASE_URL);
      database.searchParams.set('application_name', name);
      const child = fork(program, {
        env: { ...env, DATABASE_URL: database.href },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      running.add(child);
      child.once('message', () => {
        ready.set(name, child);
        resolve();
      });
      child.once('exit', () => {
        running.delete(child);
        ready.delete(name);
        if (!stopping) void start();
      });
    });
  await Promise.all(Array.from({ length: count }, start));

  return {
    async killWorker(name) {
      const child = ready.get(name);
      const sent = performance.now();
      if (!child?.kill('SIGKILL')) return null;
      await new Promise((resolve) => child.once('exit', resolve));
      return { sent, gone: performance.now() };
    },
    killBrowser(name) {
      const pid = ready.get(name)?.pid;
      const browser = pid && childrenOf(pid)[0];
      if (!browser) return null;
      const sent = performance.now();
      return killProcess(browser) ? { sent, gone: performance.now() } : null;
    },
    killAll() {
      for (const child of ready.values()) child.kill('SIGKILL');
    },
    async stop() {
      stopping = true;
      return await Promise.all(
        [...running].map(
          (child) =>
            new Promise<number | null>((resolve) => {
              child.once('exit', (code) => resolve(code));
              child.kill('SIGTERM');
            }),
        ),
      );
    },
  };
}
