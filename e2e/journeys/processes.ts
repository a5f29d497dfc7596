import { readdirSync, readFileSync } from 'node:fs';

/** A file of /proc; empty when the process is gone. Linux only. */
function read(pid: number, file: 'cmdline' | 'environ' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A service of the instance whose state is in `dataDir`; undefined while it is not running. */
export const findService = (name: 'api' | 'cms' | 'worker', dataDir: string): number | undefined =>
  processes().find(
    (pid) =>
      read(pid, 'cmdline').endsWith(`apps/${name}/src/main.ts\0`) &&
      read(pid, 'environ').split('\0').includes(`VITRINE_DATA=${dataDir}`),
  );

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Kills a process; false when it has ended by itself just now. */
export const kill = (pid: number): boolean => signal(pid, 'SIGKILL');

/** Lets a process do nothing more until it is killed or let go; false when it has ended by itself just now. */
export const freeze = (pid: number): boolean => signal(pid, 'SIGSTOP');

/** Lets a process that was frozen go on; false when it has ended. */
export const thaw = (pid: number): boolean => signal(pid, 'SIGCONT');

/** Processes that a worker started itself: its browsers. */
export const browsersOf = (worker: number): number[] =>
  // The name in brackets may hold anything; the parent is the second word after it.
  processes().filter((pid) => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1]) === worker);
