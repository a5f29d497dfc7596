// Whether the process that a cluster names is its PostgreSQL: after a crash or a restart of the machine its number may be another's.
// And what ends one with the process that started it.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** No system gives this number to a process. */
const NO_PROCESS = 2 ** 31 - 1;

/** The command of a process; null where the system does not say, or when there is no such process. */
function commandOf(pid) {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

/** False when the process `pid` is another program, or a PostgreSQL of another folder, as its command says. */
export function maybeServerOf(pid, data) {
  if (!(pid > 0)) return false;
  const command = commandOf(pid);
  return command === null || (/postgres|postmaster/.test(command) && [data, realPath(data)].some((one) => command.includes(one)));
}

function realPath(folder) {
  try {
    return fs.realpathSync(folder);
  } catch {
    return folder;
  }
}

/**
 * Makes a cluster forget a process that is no PostgreSQL of it, which would keep the server from starting. What else it names stays:
 * by its shared memory PostgreSQL itself finds out whether an earlier server has left processes behind.
 */
export function leaveForeignProcess(data) {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const [pid, ...rest] = fs.readFileSync(file, 'utf8').split('\n');
  if (!maybeServerOf(Number(pid), data)) fs.writeFileSync(file, [NO_PROCESS, ...rest].join('\n'));
}

/** Stops the server `pid` also when this process is killed, by a process beside us; that ends when the server has. */
export function endWithUs(pid, data, exited) {
  if (pid === undefined) return;
  const program = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url));
  const beside = spawn(process.execPath, [program, String(pid), data], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without it the server ends all the same, unless we are killed.
  beside.on('error', () => {}).unref();
  beside.stdin.on('error', () => {}).unref();
  exited.then(() => beside.stdin.end());
}
