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
  reportTo?: string;
  reportMs?: number;
}): {
  start(name: string, args: string[], cwd: string, options?: { ask?: Ask; maxPauseMs?: number }): Promise<void>;
  stop(): Promise<void>;
};
