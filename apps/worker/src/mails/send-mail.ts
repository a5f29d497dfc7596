import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { loadPdfTexts } from '../documents/pdf-texts.ts';
import { handOver } from '../mailing/hand-over.ts';
import { later } from '../queue/later.ts';
import { LOCKED, withLock } from '../queue/with-lock.ts';
import { composeMail } from './compose.ts';
import type { MailsContext } from './context.ts';
import { beginAttempt, loadPending, type MailRow, removeMail, saveFailed, saveRetry, saveSent } from './mail-row.ts';
import { type Prepared, prepare } from './prepare.ts';

/** Another worker has the mail: look again soon, in case it ends without finishing. */
const BUSY_DELAY_MS = 2000;

const again = (client: Queryable, id: string, delayMs: number, work?: () => Promise<void>) =>
  later(client, { job: sendMailJob, payload: { id }, key: id, delayMs }, work);

/**
 * Takes one row of vitrine.mail to its end. As with documents (mail-step.ts) an answer of the mail server that was lost
 * leaves the outcome unknown, and the mail is sent again under the same Message-ID.
 *
 *     pending --> sent
 *      |   ^  \-> failed       refused for good, or too late
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
  if (!mail) return;
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
    return saveFailed(client, id, 'too late');
  }
  await attempt({ ...context, log }, client, mail, prepared);
}

async function attempt(context: MailsContext, client: Queryable, mail: MailRow, prepared: Prepared & { kind: 'ready' }) {
  const { mailer, mailBackoffMs, log, environment } = context;
  const { id, createdAt } = mail;
  const texts = await loadPdfTexts(client, prepared.language);
  const composed = await composeMail(mail, prepared, texts, environment.mailFrom);
  if (mail.startedAt && mail.lastError === null)
    log.warn('the outcome of an earlier attempt is unknown: sending again under the same Message-ID');
  const number = await beginAttempt(client, id);
  if (number === null) return;
  const outcome = await handOver({ mailer, mail: composed, attempt: number, backoffMs: mailBackoffMs, log });
  if (outcome.kind === 'failed') {
    await saveFailed(client, id, outcome.reason);
    log.error({ reason: outcome.reason }, 'mail failed');
  } else if (outcome.kind === 'retry') {
    const at = new Date(Date.now() + outcome.delayMs);
    await again(client, id, outcome.delayMs, () => saveRetry(client, id, outcome.reason, at));
  } else {
    await storeSent(client, id, prepared.onSent);
    log.info({ attempt: number, ms: Date.now() - createdAt.getTime() }, 'mail sent');
  }
}

async function storeSent(client: Queryable, id: string, onSent: (Prepared & { kind: 'ready' })['onSent']): Promise<void> {
  await client.query('begin');
  try {
    await saveSent(client, id);
    await onSent?.(client);
    await client.query('commit');
  } catch (error) {
    // Fails with the connection only, which ends the transaction too and is not used again.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
