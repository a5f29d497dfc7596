import * as z from 'zod/mini';

/** `GET events`: what an open page is told of on its own, as server-sent events. Below /api/v1. */
export const EVENTS_PATH = 'events';

/**
 * The events. Each only rings a bell: the page then asks by the calls that it would have asked by without the channel.
 * `release`: the number of the current release, first after the beginning and then with each new one. `web-build`: the fingerprint of the
 * web app that the server has. `news`: news have changed, began or ended. `session`: the session has ended, and the stream ends with it.
 */
const serverEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('release'), data: z.int().check(z.nonnegative()) }),
  z.strictObject({ event: z.literal('web-build'), data: z.string() }),
  z.strictObject({ event: z.literal('news'), data: z.null() }),
  z.strictObject({ event: z.literal('session'), data: z.null() }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

/** How often the server sends a line when there is nothing to tell, ms: proxies end what is silent for a minute. */
export const HEARTBEAT_MS = 15_000;

/** A data line that is no JSON, or an event that a newer server sends, is passed over. */
function parseEvent(block: string): ServerEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  try {
    return serverEvent.parse({ event: field('event'), data: JSON.parse(field('data') ?? '') });
  } catch {
    return null;
  }
}

/** The events of a text/event-stream that are whole, and the text after them, which the next bytes complete. */
export function parseServerEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.map(parseEvent).filter((event) => event !== null), rest };
}
