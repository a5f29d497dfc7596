import { parseServerEvents, type ServerEvent } from '@vitrine/contract/server-events.ts';
import { bearer } from './test-server.ts';

/** An open page's stream of events. */
export async function openEvents(origin: string, token: string) {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/v1/events`, { headers: bearer(token), signal: abort.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const waiting: ServerEvent[] = [];

  /** The next event; null when the stream has ended. */
  async function next(): Promise<ServerEvent | null> {
    for (;;) {
      const event = waiting.shift();
      if (event) return event;
      const { done, value } = reader ? await reader.read() : { done: true, value: undefined };
      if (done || value === undefined) return null;
      const parsed = parseServerEvents(rest + value);
      rest = parsed.rest;
      waiting.push(...parsed.events);
    }
  }
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    /** Reads on to the first event of a kind; null when the stream ends before it. */
    async until(kind: ServerEvent['event']): Promise<ServerEvent | null> {
      for (;;) {
        const event = await next();
        if (event === null || event.event === kind) return event;
      }
    },
    close: () => abort.abort(),
  };
}
