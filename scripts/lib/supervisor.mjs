// Keeps the processes of one instance running: starts them, restarts one that dies, stops all and leaves none behind.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Sentence } from './console.mjs';
import { leastSecrets } from './least-secrets.mjs';
import { watchLogs } from './log-files.mjs';

const STOP_GRACE_MS = 10_000;
const RESTART_MIN_MS = 500;
const RESTART_MAX_MS = 15_000;
/** A process that ran this long is healthy: its next restart is quick again. */
const HEALTHY_MS = 30_000;

/**
 * A supervised process tells that it answers by sending `{ type: 'ready' }` over IPC, and ends itself when the
 * IPC channel closes (the supervisor was killed). Its output goes to `<logs>/<name>.log`,
 * which is put aside daily.
 */
export function supervise({ logs, env, databases, node }) {
  fs.mkdirSync(logs, { recursive: true });
  watchLogs(logs);
  const children = new Map();
  let stopping = false;

  function launch(name, args, cwd, backoff, onReady, onEarlyExit) {
    const log = fs.openSync(path.join(logs, `${name}.log`), 'a');
    const child = spawn(node, args, {
      cwd,
      env: leastSecrets(name, env, databases),
      stdio: ['ignore', log, log, 'ipc'],
      detached: process.platform !== 'win32',
    });
    fs.closeSync(log);
    children.set(name, child);
    const since = Date.now();
    child.on('message', (message) => {
      if (message?.type === 'ready') onReady();
    });
    child.once('exit', (code, signal) => {
      killGroup(child, 'SIGKILL');
      if (stopping) return;
      if (onEarlyExit(code)) return;
      const wait = Date.now() - since > HEALTHY_MS ? RESTART_MIN_MS : Math.min(backoff * 2, RESTART_MAX_MS);
      console.log(
        `  ${name} ended (${signal ?? code}); it starts again in ${(wait / 1000).toFixed(1)} s. Its log: ${path.join(logs, `${name}.log`)}`,
      );
      setTimeout(() => {
        if (!stopping)
          launch(
            name,
            args,
            cwd,
            wait,
            () => {},
            () => false,
          );
      }, wait);
    });
  }

  return {
    /** Starts a process and waits until it is ready; one that ends before that is an error with its last line. */
    start(name, args, cwd) {
      return new Promise((resolve, reject) => {
        let ready = false;
        launch(
          name,
          args,
          cwd,
          RESTART_MIN_MS,
          () => {
            ready = true;
            resolve();
          },
          (code) => {
            if (ready) return false;
            reject(new Sentence(`${name} could not start (exit code ${code}): ${lastWords(path.join(logs, `${name}.log`))}`));
            return true;
          },
        );
      });
    },
    async stop() {
      stopping = true;
      const alive = [...children.values()].filter((child) => child.exitCode === null && child.signalCode === null);
      const gone = alive.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of alive) child.kill('SIGTERM');
      await Promise.race([Promise.all(gone), new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS))]);
      for (const child of children.values()) killGroup(child, 'SIGKILL');
      await Promise.all(gone);
    },
  };
}

// What a process started itself (a browser) is in its group and goes with it.
function killGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // nothing of the group is left
  }
}

/** The last line a process logged, without the frame of a JSON log line. */
function lastWords(file) {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  const line = lines.at(-1) ?? '';
  try {
    const { msg, err } = JSON.parse(line);
    return err?.message ?? msg ?? line;
  } catch {
    return line;
  }
}
