import type { ErrorReport, ErrorSource } from '@vitrine/contract/error-reports.ts';
import type { Queryable } from '../database.ts';
import type { Log } from '../log.ts';
import { plainError } from '../plain-error.ts';
import { describeError, type ErrorContext } from './describe-error.ts';
import { createForwarder } from './forward-reports.ts';
import { fingerprintOf, keepReport } from './keep-report.ts';

/** Groups that wait to be written; beyond them errors are in the log only. */
const WAITING_MAX = 100;

export interface ErrorReporter {
  /** Reports an error of this process. Never throws and keeps nothing waiting. */
  report(error: unknown, context: ErrorContext): void;
  /** Takes the report of a window. */
  take(report: ErrorReport): void;
  /** Resolves when all that was reported is written and sent, or could not be. */
  settled(): Promise<void>;
}

interface ReporterOptions {
  db: Queryable;
  source: ErrorSource;
  log: Log;
  /** SENTRY_DSN; null: errors stay in this instance. */
  dsn: string | null;
}

/**
 * Keeps errors in the database, and sends them to the service of the DSN if there is one. Many errors of one group become one
 * statement, and one is under way at a time: a storm of errors must not make a second one.
 */
export function createErrorReporter({ db, source, log, dsn }: ReporterOptions): ErrorReporter {
  const forward = dsn === null ? null : createForwarder(dsn);
  const waiting = new Map<string, { report: ErrorReport; count: number }>();
  let running: Promise<void> | null = null;

  async function deliver(report: ErrorReport, count: number): Promise<void> {
    const [kept, sent] = await Promise.allSettled([keepReport(db, report, count), forward?.(report)]);
    if (kept.status === 'rejected') log.warn({ err: plainError(kept.reason) }, 'an error report could not be kept');
    if (sent.status === 'rejected') log.warn({ err: plainError(sent.reason) }, 'an error report could not be sent');
  }
  async function run(): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, { report, count }] = next.value;
      waiting.delete(key);
      await deliver(report, count);
    }
    running = null;
  }
  function take(report: ErrorReport): void {
    const key = fingerprintOf(report);
    const known = waiting.get(key);
    if (known) known.count += 1;
    else if (waiting.size < WAITING_MAX) waiting.set(key, { report, count: 1 });
    running ??= run();
  }
  return {
    take,
    report: (error, context) => take(describeError(error, source, context)),
    settled: async () => running ?? undefined,
  };
}
