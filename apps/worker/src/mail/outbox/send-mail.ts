import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { inTransaction, type Queryable } from '@vitrine/server/database.ts';
import { loadPdfTexts } from '../../documents/pdf-texts.ts';
import { reasonOf } from '../../documents/reason-of.ts';
import { later } from '../../queue/later.ts';
import { LOCKED, withLock } from '../../queue/with-lock.ts';
import { composeMail } from '../templates/compose.ts';
import type { MailsContext } from './context.ts';
import { deliver } from './deliver.ts';
import { isMailHeld } from './mail-hold.ts';
import { beginAttempt, loadPending, type MailRow, removeMail, saveFailed, saveRetry, saveSent } from './mail-row.ts';
import { notWritten } from './not-written.ts';
import { type Prepared, prepare } from './prepare.ts';

/** Another worker has the mail: look again soon, in case it ends without finishing. */
const BUSY_DELAY_MS = 2000;

const again = (client: Queryable, id: string, delayMs: number, work?: () => Promise<void>) =>
  later(client, { job: sendMailJob, payload: { id }, key: id, delayMs }, work);

/**
 * Takes one row of vitrine.mail to its end: the states of deliver.ts, of which the table knows `pending` (waiting, sending or
 * unknown), `sent`, `failed` (refused, parked, or too late to be sent) and `cancelled`. A mail that has nothing to say is removed.
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

async function compose({ environment }: MailsContext, client: Queryable, mail: MailRow, prepared: Prepared & { kind: 'ready' }) {
  const texts = await loadPdfTexts(client, prepared.language);
  return composeMail(mail, prepared, texts, environment.mailFrom);
}

async function attempt(context: MailsContext, client: Queryable, mail: MailRow, prepared: Prepared & { kind: 'ready' }) {
  const { id, createdAt } = mail;
  const { log } = context;
  const composed = await compose(context, client, mail, prepared).catch((error: unknown) => ({ error }));
  const outcome =
    'error' in composed
      ? // The desk has words for its reason.
        await notWritten(context, client, { of: 'mail', id, reason: `not written: ${reasonOf(composed.error)}` })
      : await deliver({ ...context, mail: composed, waiting: mail, begin: (unknowns) => beginAttempt(client, id, unknowns) });
  switch (outcome.kind) {
    case 'cancelled':
      return;
    case 'failed':
      await fail(context, client, mail, { reason: outcome.reason, code: outcome.failure });
      return log.error({ reason: outcome.reason }, 'mail failed');
    case 'retry':
      return again(client, id, outcome.delayMs, () => saveRetry(client, id, outcome));
    case 'done':
      await storeSent(client, id, prepared.onSent);
      log.info({ ms: Date.now() - createdAt.getTime() }, 'mail sent');
  }
}

function storeSent(client: Queryable, id: string, onSent: (Prepared & { kind: 'ready' })['onSent']): Promise<void> {
  return inTransaction(client, async () => {
    await saveSent(client, id);
    await onSent?.(client);
  });
}
