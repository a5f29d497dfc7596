import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Writes bytes and answers how many it took; throws as `fs.writeSync` does. */
type Write = (bytes: Uint8Array) => number;

const STANDARD_OUTPUT = 1;
/** What may wait for a reader that is slower than we are; more lines are dropped. */
const WAITING_MAX_BYTES = 1024 * 1024;
const RETRY_MS = 100;

/**
 * Where log lines go. A line that cannot be written (the disk is full, no program reads) is dropped and counted; writing never waits
 * and never throws, because a log must not stop what it is about. The first line after lines that were dropped says how many.
 */
export function createLogDestination(write: Write = (bytes) => writeSync(STANDARD_OUTPUT, bytes)): DestinationStream {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** Lines that are lost if what waits cannot be written, with those that a line of ours in it tells of. */
  let waitingLines = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;

  const keep = (bytes: Buffer[], lines: number) => {
    waiting = bytes;
    waitingBytes = bytes.reduce((sum, { length }) => sum + length, 0);
    waitingLines = lines;
  };

  function flush() {
    timer = null;
    let rest = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    try {
      while (rest.length > 0) rest = rest.subarray(write(rest));
      keep([], 0);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') {
        keep([rest], waitingLines);
        timer = setTimeout(flush, RETRY_MS).unref();
      } else {
        dropped += waitingLines;
        keep([], 0);
      }
    }
  }

  // What waits for a slow reader goes out as far as it can when the process ends.
  process.once('exit', flush);
  return {
    write(line) {
      if (waitingBytes > WAITING_MAX_BYTES) {
        dropped += 1;
        return;
      }
      // A part of a lost line may have been written: ours begins on a line of its own.
      const text = dropped === 0 ? line : `\n${JSON.stringify(droppedLine(dropped))}\n${line}`;
      const bytes = Buffer.from(text);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      waitingLines += dropped + 1;
      dropped = 0;
      if (timer === null) flush();
    },
  };
}

const droppedLine = (lines: number) => ({
  level: 40,
  time: Date.now(),
  name: 'log',
  pid: process.pid,
  lines,
  msg: 'lines dropped',
});

/** What a library prints on a full disk is lost; without a listener the failed write would end the process. */
export function outliveOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
