import type { ChildProcess } from 'node:child_process';

interface Questions {
  everyMs: number;
  withinMs: number;
  misses: number;
}
type Ask = (child: ChildProcess, signal: AbortSignal) => Promise<void>;

export function supervise(options: {
  logs: string | null;
  env: NodeJS.ProcessEnv;
  databases?: null;
  node: string;
  questions?: Questions;
  readyAgain?: { everyMs: number; looks: number };
  readyFirst?: { everyMs: number; looks: number };
  reportTo?: string;
  reportMs?: number;
  /** Milliseconds of the first pause before a service is started again; each further one is twice as long. */
  restartMinMs?: number;
  /** Milliseconds of the wall clock, which goes on while the machine sleeps. */
  now?: () => number;
}): {
  /** Answers why it is not ready yet where the others work without it. */
  start(
    name: string,
    args: string[],
    cwd: string,
    options?: { ask?: Ask; maxPauseMs?: number; isNeeded?: boolean },
  ): Promise<string | undefined>;
  resume(): void;
  stop(): Promise<void>;
};
