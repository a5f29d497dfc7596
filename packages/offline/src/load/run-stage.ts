import { IDLE_POLL_MS } from '../constants.ts';

interface StageRun<T> {
  /** Parallel workers. */
  workers: number;
  /** Does one task; `again` puts it back behind the others, `tries` counts how often that was so. */
  work(task: T, tries: number): Promise<'done' | 'again'>;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Aborted with the first failure, which ends the other workers. */
  controller: AbortController;
}

/**
 * Works on all tasks of a stage. A worker without one looks again after a pause, for a task that failed may come back (shell.md 9). Ends
 * when every worker has ended, so that nothing is loaded after it. Throws the first failure, or the reason of an abort from outside.
 */
export async function runStage<T>(tasks: readonly T[], { workers, work, sleep, controller }: StageRun<T>): Promise<void> {
  const { signal } = controller;
  const queue = tasks.map((task) => ({ task, tries: 0 }));
  let open = queue.length;

  async function worker(): Promise<void> {
    while (open > 0 && !signal.aborted) {
      const next = queue.shift();
      if (!next) {
        await sleep(IDLE_POLL_MS, signal);
        continue;
      }
      if ((await work(next.task, next.tries)) === 'done') open -= 1;
      else queue.push({ task: next.task, tries: next.tries + 1 });
    }
  }

  await Promise.all(
    Array.from({ length: Math.min(workers, open) }, () => worker().catch((error: unknown) => controller.abort(error))),
  );
  signal.throwIfAborted();
}
