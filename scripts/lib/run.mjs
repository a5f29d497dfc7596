// Child processes of the scripts: Node 24 from npm, whatever Node runs the script itself.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { lastWords, Sentence } from './console.mjs';

/** The repository; import.meta.dirname is not there before Node 20.11. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Node 24 as installed by npm (package `node`). */
export function node24() {
  const binary = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!fs.existsSync(binary)) throw new Sentence('Node 24 is missing from node_modules: run "npm ci" without --ignore-scripts.');
  return binary;
}

const binaries = () =>
  `${path.dirname(node24())}${path.delimiter}${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;

/** The environment of a child: Node 24 and the tools of node_modules come first. */
export const childEnvironment = (extra = {}) => ({ ...process.env, PATH: binaries(), ...extra });

/**
 * Calls `end` when npm, which started this process, has gone: told to end, it ends the shell between and notifies no process. `end` is
 * called again until it ends the process, or the timer that is answered is cleared.
 */
export function onStarterGone(end) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const startedBy = process.ppid;
  return setInterval(() => process.ppid === startedBy || end(), 500).unref();
}

/** What `run` rejects with when a command did not end with 0. */
export class CommandError extends Error {
  constructor(message, end) {
    super(message);
    Object.assign(this, end);
  }
}

const running = new Set();
let ended = false;
/** A command that has not ended by then (it waits for a slow disk, say) is killed. */
const END_GRACE_MS = 5000;

/**
 * Ends every command of `run` that is not finished and lets none begin any more: an interrupted start leaves no install or build
 * behind. Answers when they are gone.
 */
export async function endRunning(grace = END_GRACE_MS) {
  ended = true;
  const gone = Promise.all(
    [...running].map((child) => new Promise((resolve) => child.once('exit', resolve).once('error', resolve))),
  );
  for (const child of running) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, grace);
  await gone;
  clearTimeout(late);
}

/** A line as our processes log it (packages/server/src/log.ts). */
const LOG_LINE = /^\{"level":\d/;

/** Passes on what a stream prints, but for lines of logs: those are appended to a file. */
function divideOutput(stream, shown, file) {
  createInterface({ input: stream }).on('line', (line) => {
    if (LOG_LINE.test(line)) fs.appendFileSync(file, `${line}\n`);
    else shown.write(`${line}\n`);
  });
}

/**
 * Runs a command to its end; throws with what it said last when it fails. `show` passes its output on; `logs` is
 * a file for the lines of logs among it.
 */
export function run(command, args, { env, cwd = root, show = false, logs } = {}) {
  if (ended) return Promise.reject(new Sentence(`${path.basename(command)} is not begun any more: this is ending.`));
  return new Promise((resolve, reject) => {
    const out = show && !logs ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', out, out] });
    if (show && logs) {
      divideOutput(child.stdout, process.stdout, logs);
      divideOutput(child.stderr, process.stderr, logs);
    }
    running.add(child);
    for (const end of ['exit', 'error']) child.once(end, () => running.delete(child));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-20_000);
      });
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(output);
      else {
        const message = lastWords(output) || `${command} ended with ${code ?? signal}`;
        const isDiskFull = /ENOSPC|No space left/.test(output);
        reject(new CommandError(message, { exitCode: code, output, code: isDiskFull ? 'ENOSPC' : undefined }));
      }
    });
  });
}
