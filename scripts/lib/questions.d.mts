import type { ChildProcess } from 'node:child_process';

export function askOverHttp(
  url: string,
  headers?: Record<string, string>,
): (child: ChildProcess, signal: AbortSignal) => Promise<void>;
export function askByMessage(child: ChildProcess, signal: AbortSignal): Promise<void>;
