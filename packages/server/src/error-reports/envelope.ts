import { randomUUID } from 'node:crypto';
import type { ErrorReport } from '@vitrine/contract/error-reports.ts';
import { fingerprintOf } from './keep-report.ts';

interface Dsn {
  /** Where envelopes are posted. */
  url: string;
  key: string;
}

/** Reads a DSN: `https://<key>@<host>/<path>/<project>` (https://develop.sentry.dev/sdk/overview/#parsing-the-dsn); null if it is none. */
export function readDsn(dsn: string): Dsn | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname, search, hash } = new URL(dsn);
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const isWhole = /^https?:$/.test(protocol) && /^\w+$/.test(username) && search === '' && hash === '';
  return isWhole && project ? { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username } : null;
}

const PLATFORMS = { web: 'javascript', desktop: 'javascript', api: 'node', cms: 'node', worker: 'node' } as const;

/**
 * The event of one error (https://develop.sentry.dev/sdk/data-model/event-payloads/). It is written field by field, so that nothing
 * leaves by accident; the record of the catalogue stays here.
 */
function eventOf(report: ErrorReport, id: string, at: Date) {
  const { source, kind, name, code, place, version, frames } = report;
  return {
    event_id: id,
    timestamp: at.toISOString(),
    platform: PLATFORMS[source],
    level: kind === 'crash' ? 'fatal' : 'error',
    logger: source,
    release: `vitrine@${version}`,
    fingerprint: [fingerprintOf(report)],
    ...(place && { transaction: place }),
    tags: { source, kind, ...(code && { code }) },
    exception: {
      values: [
        {
          type: name,
          value: code ?? kind,
          // The oldest call is the first one.
          stacktrace: {
            frames: frames
              .map(({ file, line, column }) => ({ filename: file, lineno: line, colno: column, in_app: true }))
              .reverse(),
          },
        },
      ],
    },
  };
}

/** One event as an envelope (https://develop.sentry.dev/sdk/data-model/envelopes/). */
export function envelopeOf(report: ErrorReport, at = new Date()): string {
  const id = randomUUID().replaceAll('-', '');
  const lines = [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, eventOf(report, id, at)];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
