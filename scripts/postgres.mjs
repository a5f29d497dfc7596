// PostgreSQL from npm: finds its binaries, makes the cluster once, starts and stops the server.
// No dependencies; runs on any Node >= 18 (scripts/start.mjs) and under tests.
import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { endWithUs, leaveForeignProcess, maybeServerOf } from './lib/postgres-process.mjs';
import { postgresHome, runner } from './lib/postgres-program.mjs';

const run = promisify(execFile);
const LOG_LINES = 12;
/** A fast shutdown ends what is under way and writes everything down; after this an immediate one does without the writing. */
const STOP_GRACE_MS = 30_000;
/** How often a server that another process started is looked at. */
const WATCHED_MS = 500;

/** The code of what keeps a program from listening on a port of an address; null when nothing does. */
export function portTrouble(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

const portIsFree = async (port) => (await portTrouble(port)) === null;

/**
 * Where ports are looked for: below those a system gives to connections of its own (from 32768 on Linux, 49152 elsewhere), any of
 * which may be taken between the moment it was found free and the one it is wanted in.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 100;

export async function freePort() {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await portIsFree(port)) return port;
  }
  throw new Error(`There is no free port between ${FIRST_PORT} and ${LAST_PORT}.`);
}

function runningServer(data) {
  try {
    const [pid, , , port] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    if (!maybeServerOf(Number(pid), data)) return null;
    process.kill(Number(pid), 0);
    return { pid: Number(pid), port: Number(port) };
  } catch (error) {
    if (error.code === 'EPERM')
      throw new Error(`PostgreSQL of ${data} is run by another user: start as that user, or choose another VITRINE_DATA.`);
    return null;
  }
}

async function accepts(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function password(dataDir) {
  const file = path.join(dataDir, 'postgres-password');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
}

/** Appends to the log of a data folder; what finds no room on its disk is lost, and the server goes on. */
function logFile(dataDir) {
  const logs = path.join(dataDir, 'logs');
  fs.mkdirSync(logs, { recursive: true });
  return (text) => {
    try {
      fs.appendFileSync(path.join(logs, 'postgres.log'), text);
    } catch {
      // a full disk, or a folder that is gone
    }
  };
}

const urlOf = (dataDir, port) => `postgres://postgres:${password(dataDir)}@127.0.0.1:${port}/postgres`;

/** The server of `dataDir`/postgres that runs already, as `startPostgres` answers it; null when none answers. */
export async function runningPostgres(dataDir) {
  const before = runningServer(path.join(dataDir, 'postgres'));
  if (!before || !(await accepts(before.port))) return null;
  return {
    url: urlOf(dataDir, before.port),
    port: before.port,
    taken: true,
    exited: endOf(before.pid),
    stop: () => stopServer(before.pid),
  };
}

/**
 * Starts the server of `dataDir`/postgres, making the cluster first if there is none; a server of this cluster
 * that runs already is taken over. Answers `{ url, port, taken, stop, exited }`; `url` is of the database `postgres`,
 * `taken` tells that it ran before.
 * `home` is the folder of another PostgreSQL than the one from npm. `durable: false` is for tests: no fsync. `onlyPort`: on `port` or not at all; otherwise on another one when it is in use.
 * `onSpawn` gets a function that stops the server, before it is known to be ready. `endsWithUs`: it is stopped also when this process
 * is killed, which else leaves it running for the next start. What it logs goes to `logTo`, mostly
 * `logs/postgres.log`.
 */
export async function startPostgres({
  root,
  dataDir,
  port,
  home = postgresHome(root),
  onlyPort = false,
  durable = true,
  logTo = logFile(dataDir),
  onSpawn = () => {},
  endsWithUs = false,
}) {
  const data = path.join(dataDir, 'postgres');
  fs.mkdirSync(dataDir, { recursive: true });
  const as = runner(home, data);
  const secret = password(dataDir);
  const environment = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' };

  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) {
    // initdb works in a folder of its own that is renamed when it is complete: an interrupted one leaves no half cluster.
    const fresh = `${data}.new`;
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.mkdirSync(fresh, { mode: 0o700 });
    const pwfile = path.join(dataDir, 'postgres-initial');
    fs.writeFileSync(pwfile, secret, { mode: 0o600 });
    as.own?.(fresh);
    as.own?.(pwfile);
    const [command, args, options] = as.wrap(path.join(home, 'bin', 'initdb'), [
      '-D',
      fresh,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${pwfile}`,
      '-E',
      'UTF8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ]);
    try {
      const making = run(command, args, { ...options, cwd: '/', env: environment });
      onSpawn(async () => {
        making.child.kill('SIGINT');
        await making.catch(() => {});
        fs.rmSync(fresh, { recursive: true, force: true, maxRetries: 10 });
      });
      await making;
    } catch (error) {
      fs.rmSync(fresh, { recursive: true, force: true, maxRetries: 10 });
      throw new Error(`PostgreSQL could not make its data folder ${data}: ${lastLine(error.stderr ?? error.message)}`);
    } finally {
      fs.rmSync(pwfile, { force: true });
    }
    fs.renameSync(fresh, data);
  }

  const before = await runningPostgres(dataDir);
  if (before) return before;
  leaveForeignProcess(data);
  const isFree = port !== undefined && (await portIsFree(port));
  if (onlyPort && !isFree) throw new Error(`port ${port} is in use`);
  const chosen = isFree ? port : await freePort();
  const [command, args, options] = as.wrap(path.join(home, 'bin', 'postgres'), [
    '-D',
    data,
    '-p',
    String(chosen),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=100',
    // Errors of statements hold the values they are about: they do not belong in a log. The caller logs them, without the values.
    '-c',
    'log_min_messages=log',
    '-c',
    'log_error_verbosity=terse',
    ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ]);
  const lines = [];
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      for (const line of text.split('\n').filter(Boolean)) {
        lines.push(line);
        if (lines.length > LOG_LINES) lines.shift();
      }
    });
  }
  child.stderr.on('data', logTo);
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGINT');
    // It keeps what was committed also then: the next start takes a little longer.
    const late = setTimeout(() => child.kill('SIGQUIT'), STOP_GRACE_MS);
    await exited;
    clearTimeout(late);
  };
  onSpawn(stop);
  if (endsWithUs) endWithUs(child.pid, data, exited);
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(
        `PostgreSQL did not start in ${data}: ${lastLine(lines.filter((l) => /FATAL|ERROR|PANIC/.test(l)).join('\n') || lines.join('\n'))}`,
      );
    }
    // Recovery after a crash refuses connections for a while: only the log's own word counts.
    if (lines.some((l) => l.includes('ready to accept connections')) && (await accepts(chosen))) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: urlOf(dataDir, chosen),
    port: chosen,
    taken: false,
    exited,
    stop,
  };
}

/** It is no child of ours: the system does not tell when it ends. */
function endOf(pid) {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      try {
        process.kill(pid, 0);
      } catch {
        clearInterval(timer);
        resolve(null);
      }
    }, WATCHED_MS).unref();
  });
}

/** Ends a server that is no child of ours; answers when it is gone. */
export async function stopServer(pid) {
  try {
    process.kill(pid, 'SIGINT');
    for (const late = Date.now() + STOP_GRACE_MS; ; ) {
      process.kill(pid, Date.now() > late ? 'SIGQUIT' : 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch {
    // it is gone
  }
}

const lastLine = (text) =>
  String(text)
    .trim()
    .split('\n')
    .at(-1)
    .replace(/^.*?(FATAL|ERROR|PANIC):\s*/, '');
