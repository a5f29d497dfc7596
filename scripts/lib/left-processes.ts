// Processes that a run of the tests left: whatever it started, directly or not, has the run's own setting in its environment.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const LOOK_MS = 100;
/** PostgreSQL writes everything down before it ends. */
const GRACE_MS = 30_000;

function environmentOf(pid: string) {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

/** Numbers of the processes whose environment holds a text, but for this one. Nothing on Windows, which does not show it. */
export function processesWith(text: string) {
  if (process.platform === 'win32') return [];
  const found = fs.existsSync('/proc/self/environ')
    ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(text))
    : spawnSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter((line) => line.includes(text))
        .map((line) => line.trim().split(' ')[0]);
  return found.map(Number).filter((pid) => pid !== process.pid);
}

/** The command line of a process, shortened; empty when it has gone. */
export function commandOf(pid: number) {
  const said = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  const [line = ''] = said.trim().split('\n');
  return line.slice(0, 150);
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // it is gone
  }
}

/** Ends them as Ctrl-C does, and kills those that do not end; answers when all are gone. */
export async function endProcesses(text: string, grace = GRACE_MS) {
  const told = new Set<number>();
  for (const late = Date.now() + grace; ; ) {
    const left = processesWith(text);
    if (left.length === 0) return;
    for (const pid of left) {
      if (Date.now() > late) signal(pid, 'SIGKILL');
      else if (!told.has(pid)) signal(pid, 'SIGINT');
      told.add(pid);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
