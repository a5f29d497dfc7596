import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { z } from 'zod';
import type { OwnPages } from './own-pages.ts';
import { type PdfMetadata, type PdfRequest, pdfAnswer } from './pdf-messages.ts';
import { FileUnreadableError, PrintError, PrintTooLongError } from './print-errors.ts';

type Answer = z.infer<typeof pdfAnswer>;

export interface ReadPdf {
  pages: number;
  /** Page number (from 1) of each named destination. */
  destinations: ReadonlyMap<string, number>;
}

/** A PDF in a thread of its own, so that mails and heartbeats go on beside a long document. */
export interface PdfReader {
  /** Reads a PDF and keeps it, instead of the one before. */
  read(bytes: Uint8Array): Promise<ReadPdf>;
  /**
   * Bytes of the PDF that was read last, with its title, author and language, and with files in the places kept for them. Throws
   * FileUnreadableError for a file that cannot take its places.
   */
  finish(metadata: PdfMetadata, ownPages?: OwnPages[]): Promise<Uint8Array>;
}

/** Far more than the longest document takes. */
const ANSWER_MS = 60_000;

/** Threads that wait for the next document: starting one takes a tenth of a second. */
const idle: Worker[] = [];

function take(): Worker {
  const kept = idle.pop();
  if (kept) return kept;
  const started = new Worker(new URL('./pdf-thread.ts', import.meta.url));
  // A process does not stay for a thread that waits.
  started.unref();
  // While it waits; who asks it something hears of it through `once`.
  started.on('error', () => {});
  started.on('exit', () => {
    const place = idle.indexOf(started);
    if (place >= 0) idle.splice(place, 1);
  });
  return started;
}

async function ask<K extends Answer['kind']>(
  thread: Worker,
  request: PdfRequest,
  kind: K,
): Promise<Extract<Answer, { kind: K }>> {
  thread.postMessage(request);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const [message] = await once(thread, 'message', { signal }).catch((error: unknown) => {
    if (signal.aborted) throw new PrintTooLongError('the PDF took too long to finish');
    throw error;
  });
  const answer = pdfAnswer.parse(message);
  if (isOf(answer, kind)) return answer;
  if (answer.kind === 'unreadable') throw new FileUnreadableError(answer.reason);
  throw new PrintError(`the PDF cannot be read: ${answer.kind === 'failed' ? answer.reason : answer.kind}`);
}

const isOf = <K extends Answer['kind']>(answer: Answer, kind: K): answer is Extract<Answer, { kind: K }> => answer.kind === kind;

/** Does `work` with a thread that no other document uses; one in which something failed is not used again. */
export async function withPdfReader<T>(work: (reader: PdfReader) => Promise<T>): Promise<T> {
  const thread = take();
  try {
    const result = await work({
      read: (bytes) => ask(thread, { kind: 'read', bytes }, 'read'),
      finish: async (metadata, ownPages = []) => (await ask(thread, { kind: 'finish', metadata, ownPages }, 'finished')).bytes,
    });
    idle.push(thread);
    return result;
  } catch (error) {
    void thread.terminate();
    throw error;
  }
}
