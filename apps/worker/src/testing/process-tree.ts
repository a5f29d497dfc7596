import { readdirSync, readFileSync } from 'node:fs';

function parentOf(pid: number): number | null {
  try {
    // The name in brackets may hold anything; the parent is the second word after it.
    const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
    return parent ? Number(parent) : null;
  } catch {
    return null;
  }
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Processes that `pid` started itself: of a worker, its browsers. Linux only. */
export const childrenOf = (pid: number): number[] => processes().filter((candidate) => parentOf(candidate) === pid);

/** SIGKILL to a process. False: it has ended by itself meanwhile. */
export function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Processes that were started with this text in their arguments and still run. */
export const processesNaming = (text: string): number[] =>
  processes().filter((pid) => {
    try {
      return pid !== process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false;
    }
  });
