import { once } from 'node:events';
import { join } from 'node:path';
import { createFairQueue, NO_PLACES, UNBOUNDED } from '@vitrine/accounts/throttle/fair-queue.ts';
import { environmentForProcess } from '@vitrine/server/environment-for-process.ts';
import { z } from 'zod';

/**
 * A file of its own, named from the folder that every process starts in: Next packs what an import or a URL names, and what it packs can
 * be no process. For the same reason the module of processes is asked for, and not imported.
 */
const PROCESS = join('packages', 'content-model', 'src', 'uploads', 'pdf-pages-process.ts');
const { spawn } = process.getBuiltinModule('node:child_process');

/** Of a processor: a catalogue of a thousand pages takes a second or two, on a busy machine too. */
const PROCESSOR_MS = 20_000;
/** So much may pass meanwhile, with what others do. */
const MOST_MS = 60_000;
/** Of the whole process, beside the file and its copies of parts of it. */
const MEMORY_BYTES = 1024 * 1024 * 1024;

/** A PDF that can keep a processor busy, or fill the memory, for as long as it likes. */
export class PdfTooLargeError extends Error {}

/**
 * The process that counts pages was ended by something else than its own limits: by a system that has no memory left, or because it got
 * too little of a processor for so long. That says nothing of the PDF, which may be read another time.
 */
export class PdfNotReadError extends Error {}

/** Null pages: the file cannot be read. */
const answer = z.union([z.object({ pages: z.number().nullable() }), z.object({ isTooLarge: z.literal(true) })]);
export type PdfPages = z.infer<typeof answer>;

interface Options {
  processorMs?: number;
  memoryBytes?: number;
  mostMs?: number;
}

/** One at a time: of two cores one is left to everybody else. The API lets few files through at once, so each of them may wait here. */
const turns = createFairQueue({
  atOnce: 1,
  places: { trusted: UNBOUNDED, strangers: NO_PLACES },
  refuse: () => new Error('no place for a PDF'),
});

async function count(file: Buffer, { processorMs, memoryBytes, mostMs }: Required<Options>): Promise<number | null> {
  const child = spawn(process.execPath, [PROCESS, ...[file.length, memoryBytes + 2 * file.length, processorMs].map(String)], {
    // What a library says of a file is no line of our log.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: { ...environmentForProcess(), NODE_ENV: process.env.NODE_ENV },
    timeout: mostMs,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.once('error', reject);
  child.once('message', resolve);
  // Without an answer: it says so itself when the PDF is too large, or ends by a signal of its own where one piece of it is. The system and
  // the clock kill it.
  child.once('close', (code, signal) => {
    if (signal === 'SIGKILL') reject(new PdfNotReadError());
    else if (signal) reject(new PdfTooLargeError());
    else reject(new Error(`the process that counts pages of PDFs ended with ${code}`));
  });
  // Of a process that has ended its end says why.
  child.stdin?.on('error', () => {}).end(file);
  try {
    const counted = answer.parse(await promise);
    if ('isTooLarge' in counted) throw new PdfTooLargeError();
    return counted.pages;
  } finally {
    // Its memory is free before the next one begins.
    if (child.kill('SIGKILL')) await once(child, 'close');
  }
}

/**
 * Number of pages of a PDF, null when it cannot be read. A few hundred bytes can hold work and memory without end, so it is read in a
 * process of its own that has a time and a memory, those of different people (`from`) in turns.
 */
export const pdfPages = (
  file: Buffer,
  from: string,
  { processorMs = PROCESSOR_MS, memoryBytes = MEMORY_BYTES, mostMs = MOST_MS }: Options = {},
) => turns.run({ from, isTrusted: true }, () => count(file, { processorMs, memoryBytes, mostMs }));
