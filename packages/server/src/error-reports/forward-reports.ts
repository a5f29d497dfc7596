import type { ErrorReport } from '@vitrine/contract/error-reports.ts';
import { envelopeOf, readDsn } from './envelope.ts';

/** Events that a process sends in an hour at most: its own collector counts all of them. */
const EVENTS_AN_HOUR = 120;
const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 10_000;
/** How long nothing is sent to a service that asks for it without saying how long. */
const PAUSE_SECONDS = 60;

/** Sends errors to a service that understands Sentry's envelopes. Throws when it cannot be reached or refuses them. */
export function createForwarder(dsn: string, fetchUrl: typeof fetch = fetch): (report: ErrorReport) => Promise<void> {
  const to = readDsn(dsn);
  if (!to) throw new Error('SENTRY_DSN is no DSN');
  let [begun, sent, pausedUntil] = [0, 0, 0];
  return async (report) => {
    const now = Date.now();
    if (now - begun > HOUR_MS) [begun, sent] = [now, 0];
    if (now < pausedUntil || sent >= EVENTS_AN_HOUR) return;
    sent += 1;
    const answer = await fetchUrl(to.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'user-agent': 'vitrine',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=vitrine/${report.version}, sentry_key=${to.key}`,
      },
      body: envelopeOf(report),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 429) pausedUntil = now + (Number(answer.headers.get('retry-after')) || PAUSE_SECONDS) * 1000;
    else if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  };
}
