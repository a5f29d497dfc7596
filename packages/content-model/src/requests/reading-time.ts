import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload';

/** Where a request keeps what ends it. */
const END = 'vitrine:end';

type Ending = Pick<Partial<PayloadRequest>, 'context'>;

const endOf = ({ context }: Ending): AbortSignal | null => (context?.[END] instanceof AbortSignal ? context[END] : null);

/** A question that has no more time. */
export class TimeOver extends Error {}
/** A question whose answer nobody waits for. */
export class ReaderGone extends Error {}

/**
 * Answers a question in time: throws TimeOver after `ms` milliseconds, ReaderGone when the caller has gone. What Payload would
 * still read for it is then not read (`stopsReading`).
 */
export async function inTime<T>(req: PayloadRequest, ms: number, work: () => Promise<T>): Promise<T> {
  const end = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  end.signal.addEventListener('abort', () => reject(end.signal.reason));
  const timer = setTimeout(() => end.abort(new TimeOver()), ms);
  const leave = () => end.abort(new ReaderGone());
  if (req.signal?.aborted) leave();
  req.signal?.addEventListener('abort', leave);
  req.context[END] = end.signal;
  try {
    return await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    req.signal?.removeEventListener('abort', leave);
  }
}

/** What has no end yet has one in `ms` milliseconds: what Payload would read for it later is then not read. */
export function endsBy(req: PayloadRequest, ms: number): void {
  if (endOf(req)) return;
  const end = new AbortController();
  setTimeout(() => end.abort(new TimeOver()), ms).unref();
  req.context[END] = end.signal;
}

/** Each thing that Payload reads for a question, related records too, is an operation: none begins after its end. */
export const stopWhenOver = (req: Ending): void => endOf(req)?.throwIfAborted();
const stopCollection: CollectionBeforeOperationHook = ({ args, req }) => {
  stopWhenOver(req);
  return args;
};
const stopGlobal: GlobalBeforeOperationHook = ({ args, req }) => {
  stopWhenOver(req);
  return args;
};

/** What is read of it is read no longer than somebody waits for it. */
export const stopsReading = { collection: stopCollection, global: stopGlobal };
