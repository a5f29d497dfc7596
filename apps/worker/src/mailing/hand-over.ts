import type { Log } from '@vitrine/server/log.ts';
import type { SendMailOptions } from 'nodemailer';
import type { Outcome } from '../queue/outcome.ts';
import type { Mailer } from './mailer.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Waiting times between tries of a mail; the last is repeated until the mail server takes it. */
export const MAIL_BACKOFF_MS = [2, 5, 15, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600].map((s) => s * 1000);

interface HandingOver {
  mailer: Mailer;
  mail: SendMailOptions;
  /** Number of this try, from 1. */
  attempt: number;
  backoffMs: readonly number[];
  log: Log;
}

/** How long to wait after the try of this number, in ms. */
export const mailDelay = (attempt: number, backoffMs: readonly number[]): number =>
  backoffMs[Math.min(attempt, backoffMs.length) - 1] ?? 60_000;

/** One try. 'done' says that the mail server took the mail, which the caller then stores. */
export async function handOver({ mailer, mail, attempt, backoffMs, log }: HandingOver): Promise<Outcome> {
  try {
    await mailer.send(mail);
    return { kind: 'done' };
  } catch (error) {
    const { permanent, reason } = smtpFailure(error);
    log.warn({ reason, attempt, permanent }, 'mail not accepted');
    if (permanent) return { kind: 'failed', reason };
    return { kind: 'retry', reason, delayMs: mailDelay(attempt, backoffMs) };
  }
}
