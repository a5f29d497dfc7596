import { once } from 'node:events';
import { join } from 'node:path';

/**
 * A file of its own, named from the folder that every process starts in: Next packs what an import or a URL names, and what it packs can
 * be no thread. For the same reason the class of threads is asked for, and not imported.
 */
const THREAD = join('packages', 'content-model', 'src', 'uploads', 'pdf-pages-thread.ts');
const { Worker } = process.getBuiltinModule('node:worker_threads');

/** A catalogue of a thousand pages takes a second or two. */
const WITHIN_MS = 20_000;
/** Of objects of JavaScript; what a stream unpacks to does not count. */
const MEMORY_MB = 1024;

/** A PDF that can keep a processor busy, or fill the memory, for as long as it likes. */
export class PdfTooLargeError extends Error {}

/** One after the other: of two cores one is left to everybody else. */
let turn: Promise<unknown> = Promise.resolve();

async function count(file: Buffer, withinMs: number): Promise<number | null> {
  // Its own copy goes to the thread as it is.
  const bytes = new Uint8Array(file);
  const thread = new Worker(join(process.cwd(), THREAD), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // What a library says of a file is no line of our log.
    stdout: true,
    stderr: true,
  });
  try {
    const [pages]: unknown[] = await once(thread, 'message', { signal: AbortSignal.timeout(withinMs) });
    return typeof pages === 'number' ? pages : null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new PdfTooLargeError();
    throw error;
  } finally {
    await thread.terminate();
  }
}

/** Number of pages of a PDF, null when it cannot be read. A few hundred bytes can hold work without end, so it has a time and a memory. */
export function pdfPages(file: Buffer, withinMs = WITHIN_MS): Promise<number | null> {
  const counted = turn.then(() => count(file, withinMs));
  turn = counted.catch(() => {});
  return counted;
}
