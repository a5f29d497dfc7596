import type { EngineContext } from '../engine.ts';

/** The server's time, as it was at the last contact and has gone on since; the computer's before the first one. */
export function listenToServerTime(context: EngineContext) {
  const { clock } = context;
  let last: { serverNow: number; monotonic: number } | null = null;
  const time = {
    /** Ms since 1970. */
    contact(serverNow: number) {
      last = { serverNow, monotonic: clock.monotonic() };
    },
    now: () => (last ? Math.round(last.serverNow + clock.monotonic() - last.monotonic) : clock.now()),
  };
  const callApi: EngineContext['callApi'] = async (path, request) => {
    const response = await context.callApi(path, request);
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) time.contact(date);
    return response;
  };
  return { time, context: { ...context, callApi } };
}
