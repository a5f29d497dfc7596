import type { Log } from '@vitrine/server/log.ts';
import type { SendMailOptions } from 'nodemailer';
import type { Outcome } from '../../queue/outcome.ts';
import { type Mailer, UnknownOutcomeError } from '../transport/mailer.ts';
import { smtpFailure } from '../transport/smtp-failure.ts';

/** Waiting times between tries of a mail; the last is repeated until the mail server takes it. */
export const MAIL_BACKOFF_MS = [2, 5, 15, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600].map((s) => s * 1000);

/** How long to wait after the try of this number, in ms. */
export const mailDelay = (attempt: number, backoffMs: readonly number[]): number =>
  backoffMs[Math.min(attempt, backoffMs.length) - 1] ?? 60_000;

/** As `last_error` keeps it; the desk has words for it. */
const UNKNOWN_REASON = 'outcome unknown';
/** A mail that the server may have taken goes out once more, under the same Message-ID; after that a person decides. */
const UNKNOWNS_MAX = 2;
const PARKED = { kind: 'failed', failure: 'mailUnknown', reason: UNKNOWN_REASON } as const;

/** What the outbox knows of a mail that waits: a row of vitrine.mail, or the mail of a document (vitrine.document_request). */
interface Waiting {
  /** When the last try began; null before the first one. */
  startedAt: Date | null;
  /** What became of the last try; null while it is under way. */
  lastError: string | null;
  /** Tries whose outcome is unknown. */
  unknowns: number;
}

interface Delivery {
  mailer: Mailer;
  mailBackoffMs: readonly number[];
  log: Log;
  mail: SendMailOptions;
  waiting: Waiting;
  /** Stores that a try begins, before it does; answers its number, or null when the mail was cancelled in the meantime. */
  begin(unknowns: number): Promise<number | null>;
}

/**
 * One try to hand a mail over, of a document or about an account. Its caller has looked whether mail is held, and stores the outcome.
 *
 *     cancelled <-- waiting --> sending --> sent
 *                      ^           |--> refused    for good: staff decide
 *                      |--- wait --|               not taken for now
 *                      |           v
 *                      +--once-- unknown --> parked  the second time: staff decide
 *
 * No mail server can be asked whether it took a mail whose answer was lost (RFC 1047): a worker that dies between the server's
 * acceptance and our commit, or a server that takes the whole mail and then says nothing, leaves the outcome unknown. The mail is sent
 * once more under the same Message-ID, by which receivers recognise it.
 */
export async function deliver(delivery: Delivery): Promise<Outcome | { kind: 'cancelled' }> {
  const { mailer, mailBackoffMs, log, mail, waiting, begin } = delivery;
  const wasLost = waiting.startedAt !== null && waiting.lastError === null;
  const unknowns = waiting.unknowns + (wasLost ? 1 : 0);
  if (unknowns >= UNKNOWNS_MAX) return { ...PARKED, unknowns };
  if (wasLost) log.warn('the outcome of an earlier attempt is unknown: sending once more under the same Message-ID');
  const attempt = await begin(unknowns);
  if (attempt === null) return { kind: 'cancelled' };
  const delayMs = mailDelay(attempt, mailBackoffMs);
  try {
    await mailer.send(mail);
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof UnknownOutcomeError) {
      log.warn({ attempt, unknowns: unknowns + 1 }, 'the mail server did not say whether it took the mail');
      if (unknowns + 1 >= UNKNOWNS_MAX) return { ...PARKED, unknowns: unknowns + 1 };
      return { kind: 'retry', reason: UNKNOWN_REASON, delayMs, unknowns: unknowns + 1 };
    }
    const { permanent, reason } = smtpFailure(error);
    log.warn({ reason, attempt, permanent }, 'mail not accepted');
    if (permanent) return { kind: 'failed', failure: 'mailRefused', reason };
    return { kind: 'retry', reason, delayMs };
  }
}
