import type { Log } from '@vitrine/server/log.ts';
import type { SendMailOptions } from 'nodemailer';
import type { Outcome } from '../../queue/outcome.ts';
import { type Mailer, UnknownOutcomeError } from './mailer.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Waiting times between tries of a mail; the last is repeated until the mail server takes it. */
export const MAIL_BACKOFF_MS = [2, 5, 15, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600].map((s) => s * 1000);

interface HandingOver {
  mailer: Mailer;
  mail: SendMailOptions;
  /** Number of this try, from 1. */
  attempt: number;
  /** How many tries before this one had an unknown outcome. */
  unknowns: number;
  backoffMs: readonly number[];
  log: Log;
}

/** How long to wait after the try of this number, in ms. */
export const mailDelay = (attempt: number, backoffMs: readonly number[]): number =>
  backoffMs[Math.min(attempt, backoffMs.length) - 1] ?? 60_000;

/** As `last_error` keeps it; the desk has words for it. */
const UNKNOWN_REASON = 'outcome unknown';
/** A mail that the server may have taken goes out once more, under the same Message-ID; after that a person decides. */
export const UNKNOWNS_MAX = 2;
export const PARKED = { kind: 'failed', failure: 'mailUnknown', reason: UNKNOWN_REASON } as const;

/** One try. 'done' says that the mail server took the mail, which the caller then stores; `isUnknown`, that it may have. */
export async function handOver(handing: HandingOver): Promise<Outcome & { isUnknown?: boolean }> {
  const { mailer, mail, attempt, unknowns, backoffMs, log } = handing;
  try {
    await mailer.send(mail);
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof UnknownOutcomeError) {
      log.warn({ attempt, unknowns: unknowns + 1 }, 'the mail server did not say whether it took the mail');
      if (unknowns + 1 >= UNKNOWNS_MAX) return { ...PARKED, isUnknown: true };
      return { kind: 'retry', reason: UNKNOWN_REASON, delayMs: mailDelay(attempt, backoffMs), isUnknown: true };
    }
    const { permanent, reason } = smtpFailure(error);
    log.warn({ reason, attempt, permanent }, 'mail not accepted');
    if (permanent) return { kind: 'failed', failure: 'mailRefused', reason };
    return { kind: 'retry', reason, delayMs: mailDelay(attempt, backoffMs) };
  }
}
