// Counts the pages of one PDF, which comes by the standard input, in a process that ends when it has had too much memory or
// time of the processor, or when its parent is gone.
import { Worker } from 'node:worker_threads';
import type { PdfPages } from './pdf-pages.ts';

const [size = 0, memoryMax = 0, processorMs = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
/** What a stream unpacks to takes some hundred megabytes a second. */
const LOOK_MS = 20;

/** At once: `process.exit` waits for the thread, which may be in the middle of a loop. */
function end() {
  process.kill(process.pid, 'SIGKILL');
}
const say = (answer: PdfPages, then = () => {}) => process.send?.(answer, then);

process.on('disconnect', end);
// Of the whole process: a limit of V8's own does not count what is outside of its heap, say unpacked bytes.
const look = setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() < memoryMax && user + system < processorMs * 1000) return;
  clearInterval(look);
  say({ isTooLarge: true }, end);
}, LOOK_MS);

const bytes = new Uint8Array(size);
let at = 0;
for await (const part of process.stdin) {
  bytes.set(part, at);
  at += part.length;
}

/** In a thread, so that this one can look and end meanwhile. */
const thread = new Worker(new URL('./pdf-pages-thread.ts', import.meta.url), { workerData: bytes, transferList: [bytes.buffer] });
thread.on('message', (pages: number | null) => say({ pages }));
thread.on('error', (error: NodeJS.ErrnoException) => {
  // A small machine gives V8 less than the limit.
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  say({ isTooLarge: true }, end);
});
