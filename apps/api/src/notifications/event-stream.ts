import { PassThrough } from 'node:stream';
import type { ServerEvent } from '@vitrine/contract/server-events.ts';

/** Bytes that may wait for a page that does not read. An event has about 50; a page that is so far behind connects anew. */
const WAITING_MAX_BYTES = 16 * 1024;

/** One open page: the events go out by `body`, as text/event-stream. */
export interface EventStream {
  body: PassThrough;
  send(event: ServerEvent): void;
  /** A line without meaning, so that no proxy takes the connection for dead. */
  beat(): void;
  end(): void;
}

export function createEventStream(): EventStream {
  const body = new PassThrough();
  // It is destroyed when the page goes away in the middle of a line, which is no fault.
  body.on('error', () => {});
  function write(text: string) {
    if (body.destroyed || body.writableEnded) return;
    body.write(text);
    if (body.readableLength + body.writableLength > WAITING_MAX_BYTES) body.destroy();
  }
  return {
    body,
    send: ({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void (body.writableEnded || body.end()),
  };
}
