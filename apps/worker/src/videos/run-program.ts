import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { environmentForProcess } from '@vitrine/server/environment-for-process.ts';

/** A program ended with an error, took too long, or said more than it may. */
export class ProgramError extends Error {
  override name = 'ProgramError';
}

interface Limits {
  milliseconds: number;
  /** What it may write to its standard output. */
  outputBytes?: number;
  signal?: AbortSignal;
}

/** Below everything that people wait for. */
const NICE = 10;
const REASON_CHARACTERS = 500;

/** Runs a program without a shell and answers its standard output. Throws ProgramError; an abort kills it and throws too. */
export async function runProgram(program: string, args: readonly string[], limits: Limits): Promise<Buffer> {
  limits.signal?.throwIfAborted();
  const child = spawn(program, args, {
    env: { ...environmentForProcess(), NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limits.milliseconds,
    killSignal: 'SIGKILL',
    ...(limits.signal && { signal: limits.signal }),
  });
  const ended = new Promise<string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `code ${code}`)));
  });
  let reason = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    reason = (reason + text).slice(-REASON_CHARACTERS);
  });
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > (limits.outputBytes ?? Number.POSITIVE_INFINITY)) child.kill('SIGKILL');
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const [failure, output] = await Promise.all([ended, buffer(child.stdout)]);
  if (failure !== null) throw new ProgramError(`${failure}: ${reason.trim() || 'no reason given'}`);
  return output;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or the system does not let us.
  }
}
