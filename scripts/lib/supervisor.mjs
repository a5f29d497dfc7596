// Keeps the processes of one instance running: starts them, restarts one that dies or does not answer, stops all and leaves none
// behind.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Sentence } from './console.mjs';
import { watchLogs } from './log-files.mjs';
import { processEnvironment } from './process-environment.mjs';

const STOP_GRACE_MS = 10_000;
const RESTART_MIN_MS = 500;
const RESTART_MAX_MS = 15_000;
/** A process that ran this long is healthy: its next restart is quick again. */
const HEALTHY_MS = 30_000;
/** A service that answers none of `misses` questions in turn hangs. Counted, because a machine that slept has only lost time. */
const QUESTIONS = { everyMs: 5000, withinMs: 10_000, misses: 6 };
/** How often a service may be killed from outside (no memory, somebody's hand) before it was ready once; then the start gives up. */
const KILLED_MAX = 3;
const FROM_OUTSIDE = new Set(['SIGKILL', 'SIGTERM']);
/** A service that was ready once is so again by then, or hangs. The first start may take longer. */
const READY_AGAIN = { everyMs: 1000, looks: 120 };
const READY_FIRST = { everyMs: 1000, looks: 600 };
/** How a service ended that was never ready and that we ended for it. */
const NO_ANSWER = 'no answer';
/** How often the API hears of the other services, for its metrics. */
const REPORT_MS = 5000;

/**
 * A supervised process tells that it answers by sending `{ type: 'ready' }` over IPC, its metrics by `{ type: 'metrics' }`, and
 * ends itself when the IPC channel closes (the supervisor was killed). Its output goes to `<logs>/<name>.log`, which is put aside
 * daily and when it is large, or to our own output where `logs` is null. Every five seconds the process `reportTo` hears of all.
 */
export function supervise({
  logs,
  env,
  databases,
  node,
  questions = QUESTIONS,
  readyAgain = READY_AGAIN,
  readyFirst = READY_FIRST,
  reportTo = 'api',
  reportMs = REPORT_MS,
  restartMinMs = RESTART_MIN_MS,
  now = Date.now,
}) {
  if (logs !== null) fs.mkdirSync(logs, { recursive: true, mode: 0o700 });
  const unwatchLogs = logs === null ? () => {} : watchLogs(logs);
  /** By name: the process, how often it was started again, its last metrics. */
  const services = new Map();
  let stopping = false;

  const where = (name) => (logs === null ? '' : ` Its log: ${path.join(logs, `${name}.log`)}`);

  /** Where a process writes. Without its log (no room, a folder that is gone) it is started all the same. */
  function openLog(name) {
    if (logs === null) return 'inherit';
    try {
      fs.mkdirSync(logs, { recursive: true, mode: 0o700 });
      return fs.openSync(path.join(logs, `${name}.log`), 'a', 0o600);
    } catch (error) {
      console.log(`  The log of ${name} cannot be written: ${error.message}`);
      return 'ignore';
    }
  }

  function spawnService(name, args, cwd) {
    const log = openLog(name);
    try {
      return spawn(node, args, {
        cwd,
        env: processEnvironment(name, env, databases),
        stdio: ['ignore', log, log, 'ipc'],
        detached: process.platform !== 'win32',
      });
    } finally {
      if (typeof log === 'number') fs.closeSync(log);
    }
  }

  function launch(service, { name, args, cwd, ask, maxPauseMs }, onReady, onEarlyExit) {
    Object.assign(service, { child: null, metrics: null });
    const since = Date.now();
    let silent = false;
    let child = null;
    const end = () => {
      silent = true;
      killGroup(child, 'SIGKILL');
    };
    const waiting = ask ? endUnlessReady(end, service.wasReady ? readyAgain : readyFirst) : null;
    let isOver = false;
    /** `how`: the signal or code it ended with, or why it could not begin. */
    const over = (how) => {
      if (isOver) return;
      isOver = true;
      clearInterval(waiting);
      if (child) killGroup(child, 'SIGKILL');
      service.metrics = null;
      if (stopping) return;
      if (onEarlyExit(silent ? NO_ANSWER : how)) return;
      const isHealthy = Date.now() - since > HEALTHY_MS;
      service.pause = isHealthy ? restartMinMs : Math.min(service.pause * 2, maxPauseMs);
      service.restarts += 1;
      const why = silent ? 'did not answer any more and was ended' : `ended (${how})`;
      console.log(`  ${name} ${why}; it starts again in ${(service.pause / 1000).toFixed(1)} s.${where(name)}`);
      const again = () => {
        clearTimeout(service.timer);
        service.again = null;
        if (stopping) return;
        launch(service, { name, args, cwd, ask, maxPauseMs }, onReady, onEarlyExit);
      };
      service.again = again;
      service.timer = setTimeout(again, service.pause);
    };
    try {
      child = spawnService(name, args, cwd);
    } catch (error) {
      over(error.code ?? error.message);
      return;
    }
    service.child = child;
    child.on('message', (message) => {
      if (message?.type === 'metrics') service.metrics = message.metrics;
      if (message?.type !== 'ready') return;
      clearInterval(waiting);
      onReady();
      if (ask) keepAsking(child, ask, end);
    });
    child.once('exit', (code, signal) => over(signal ?? code));
    // A process that did not begin (no memory, too many of them, the program is being exchanged) has no number and never exits.
    child.on('error', (error) => child.pid === undefined && over(error.code ?? error.message));
  }

  /** Looks are counted and not the time, which passes for a machine that sleeps. */
  function endUnlessReady(end, { everyMs, looks }) {
    let looked = 0;
    const timer = setInterval(() => {
      looked += 1;
      if (looked < looks) return;
      clearInterval(timer);
      if (!stopping) end();
    }, everyMs).unref();
    return timer;
  }

  /**
   * Asks until the process has gone; `onSilence` is called once when it answers no more. A question that took far longer than it
   * may says that this process was asleep, and nothing of the other.
   */
  function keepAsking(child, ask, onSilence) {
    let misses = 0;
    const hasGone = () => stopping || child.exitCode !== null || child.signalCode !== null;
    const round = async () => {
      if (hasGone()) return;
      const asked = now();
      const hasAnswered = await answers(child, ask, questions.withinMs);
      if (hasGone()) return;
      if (hasAnswered) misses = 0;
      else if (now() - asked <= 2 * questions.withinMs) misses += 1;
      if (misses >= questions.misses) onSilence();
      else setTimeout(round, questions.everyMs).unref();
    };
    setTimeout(round, questions.everyMs).unref();
  }

  const reporting = setInterval(() => {
    const child = services.get(reportTo)?.child;
    if (!child?.connected) return;
    const told = Object.fromEntries([...services].map(([name, { restarts, metrics }]) => [name, { restarts, metrics }]));
    child.send({ type: 'services', services: told }, () => {});
  }, reportMs).unref();

  return {
    /**
     * Starts a process and waits until it is ready. One that ends by itself before that is an error with its last line where nobody could
     * read without it (`isNeeded`); else that line is the answer, and it is tried again. `ask` is its health question (questions.mjs),
     * `maxPauseMs` the longest pause before it is started again.
     */
    start(name, args, cwd, { ask = null, maxPauseMs = RESTART_MAX_MS, isNeeded = true } = {}) {
      return new Promise((resolve, reject) => {
        let ready = false;
        let killed = 0;
        const service = {
          child: null,
          restarts: 0,
          wasReady: false,
          metrics: null,
          pause: restartMinMs / 2,
          again: null,
          timer: null,
        };
        services.set(name, service);
        launch(
          service,
          { name, args, cwd, ask, maxPauseMs },
          () => {
            ready = true;
            service.wasReady = true;
            resolve();
          },
          (how) => {
            if (ready) return false;
            if (FROM_OUTSIDE.has(how) && ++killed < KILLED_MAX) return false;
            const said = logs === null ? 'what it said is above.' : lastWords(path.join(logs, `${name}.log`));
            const why = `${name} could not start (${typeof how === 'number' ? `exit code ${how}` : how}): ${said}`;
            if (isNeeded) reject(new Sentence(why));
            else resolve(why);
            return isNeeded;
          },
        );
      });
    },
    /** What services cannot work without is back: those that wait for their next start begin now, and later pauses are short again. */
    resume() {
      for (const service of services.values()) {
        service.pause = restartMinMs / 2;
        service.again?.();
      }
    },
    async stop() {
      stopping = true;
      clearInterval(reporting);
      unwatchLogs();
      const begun = [...services.values()].flatMap(({ child }) => (child?.pid === undefined ? [] : [child]));
      const alive = begun.filter((c) => c.exitCode === null && c.signalCode === null);
      const gone = alive.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of alive) child.kill('SIGTERM');
      await Promise.race([Promise.all(gone), new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS))]);
      for (const child of begun) killGroup(child, 'SIGKILL');
      await Promise.all(gone);
    },
  };
}

/** Whether a process answers its question in time. */
async function answers(child, ask, withinMs) {
  try {
    await ask(child, AbortSignal.timeout(withinMs));
    return true;
  } catch {
    return false;
  }
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
  if (!fs.existsSync(file)) return 'it has no log.';
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  const line = lines.at(-1) ?? '';
  try {
    const { msg, err } = JSON.parse(line);
    return err?.message ?? msg ?? line;
  } catch {
    return line;
  }
}
