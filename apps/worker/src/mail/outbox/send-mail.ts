import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { loadPdfTexts } from '../../documents/pdf-texts.ts';
import { inTransaction } from '../../queue/in-transaction.ts';
import { later } from '../../queue/later.ts';
import { LOCKED, withLock } from '../../queue/with-lock.ts';
import { composeMail } from '../templates/compose.ts';
import { handOver, PARKED, UNKNOWNS_MAX } from '../transport/hand-over.ts';
import type { MailsContext } from './context.ts';
import { isMailHeld } from './mail-hold.ts';
import { beginAttempt, loadPending, type MailRow, removeMail, saveFailed, saveRetry, saveSent } from './mail-row.ts';
import { type Prepared, prepare } from './prepare.ts';

/** Another worker has the mail: look again soon, in case it ends without finishing. */
const BUSY_DELAY_MS = 2000;

const again = (client: Queryable, id: string, delayMs: number, work?: () => Promise<void>) =>
  later(client, { job: sendMailJob, payload: { id }, key: id, delayMs }, work);

/**
 * Takes one row of vitrine.mail to its end. As with documents (mail-step.ts) an answer of the mail server that was lost
 * leaves the outcome unknown: the mail is sent once more under the same Message-ID, and after that waits for staff.
 *
 *     pending --> sent
 *      |   ^  \-> failed       refused for good, too late, or twice of unknown outcome
 *      |   +wait \-> (removed) nothing to say
 *      +-> cancelled           taken back before the first try
 */
export function sendMail(context: MailsContext, id: string): Promise<void> {
  return withLock(
    context.pool,
    { space: LOCKED.mail, key: id },
    (client) => goOn(context, client, id),
    (client) => again(client, id, BUSY_DELAY_MS),
  );
}

async function goOn(context: MailsContext, client: Queryable, id: string): Promise<void> {
  const mail = await loadPending(client, id);
  if (!mail || (await isMailHeld(client, context.environment))) return;
  const wait = mail.sendAfter.getTime() - Date.now();
  if (wait > 0) return again(client, id, wait);
  const log = context.log.child({ mail: id, kind: mail.kind });
  const prepared = await prepare(context, client, mail);
  if (prepared.kind === 'nothing') {
    log.info('nothing to mail');
    return removeMail(client, id);
  }
  if (prepared.kind === 'late') {
    log.warn('mail is too late to be sent');
    return fail(context, client, mail, { reason: 'too late', code: 'mailTooLate' });
  }
  await attempt({ ...context, log }, client, mail, prepared);
}

/** It waits for staff now. What is reported of it is its kind and why, nothing about its reader. */
async function fail({ errors }: MailsContext, client: Queryable, { id, kind }: MailRow, why: { reason: string; code: string }) {
  await saveFailed(client, id, why.reason);
  errors?.report(null, { kind: 'mail', place: kind, code: why.code });
}

async function attempt(context: MailsContext, client: Queryable, mail: MailRow, prepared: Prepared & { kind: 'ready' }) {
  const { mailer, mailBackoffMs, log, environment } = context;
  const { id, createdAt } = mail;
  const texts = await loadPdfTexts(client, prepared.language);
  const composed = await composeMail(mail, prepared, texts, environment.mailFrom);
  const wasLost = mail.startedAt !== null && mail.lastError === null;
  const unknowns = mail.unknowns + (wasLost ? 1 : 0);
  if (unknowns >= UNKNOWNS_MAX) {
    await fail(context, client, mail, { reason: PARKED.reason, code: PARKED.failure });
    log.error({ unknowns }, 'mail parked: its outcome is unknown');
    return;
  }
  if (wasLost) log.warn('the outcome of an earlier attempt is unknown: sending once more under the same Message-ID');
  const number = await beginAttempt(client, id, unknowns);
  if (number === null) return;
  const outcome = await handOver({ mailer, mail: composed, attempt: number, unknowns, backoffMs: mailBackoffMs, log });
  if (outcome.kind === 'failed') {
    await fail(context, client, mail, { reason: outcome.reason, code: outcome.failure });
    log.error({ reason: outcome.reason }, 'mail failed');
  } else if (outcome.kind === 'retry') {
    const at = new Date(Date.now() + outcome.delayMs);
    const retry = { reason: outcome.reason, at, unknowns: unknowns + (outcome.isUnknown ? 1 : 0) };
    await again(client, id, outcome.delayMs, () => saveRetry(client, id, retry));
  } else {
    await storeSent(client, id, prepared.onSent);
    log.info({ attempt: number, ms: Date.now() - createdAt.getTime() }, 'mail sent');
  }
}

function storeSent(client: Queryable, id: string, onSent: (Prepared & { kind: 'ready' })['onSent']): Promise<void> {
  return inTransaction(client, async () => {
    await saveSent(client, id);
    await onSent?.(client);
  });
}
