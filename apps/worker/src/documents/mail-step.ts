import type { Queryable } from '@vitrine/server/database.ts';
import type { DocumentContext } from './context.ts';
import { composeMail } from './mail/compose.ts';
import { smtpFailure } from './mail/smtp-failure.ts';
import type { Outcome } from './outcome.ts';
import { loadPdfTexts } from './pdf-texts.ts';
import { beginAttempt, type DocumentRequest, saveFileLost, saveMailed } from './request.ts';

/** Waiting times between tries of a mail; the last is repeated until the mail server takes it. */
export const MAIL_BACKOFF_MS = [2, 5, 15, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600].map((s) => s * 1000);

/**
 * Mails the stored PDF. No mail server can be asked whether it took a mail whose answer was lost (RFC 1047): a worker
 * that dies between the server's acceptance and our commit, a matter of milliseconds, leaves the outcome unknown, and
 * the mail is sent again under the same Message-ID, by which receivers recognise it.
 */
export async function mailStep(context: DocumentContext, db: Queryable, request: DocumentRequest): Promise<Outcome> {
  const { hash, fileKey, mailStartedAt, attempts } = request;
  const log = context.log.child({ hash, step: 'mail' });
  if (!fileKey || !(await context.files.exists(fileKey))) {
    log.warn('the stored PDF is gone: printing again');
    await saveFileLost(db, hash);
    return { kind: 'done' };
  }
  const started = performance.now();
  const [texts, pdf] = await Promise.all([loadPdfTexts(db, request.site), context.files.read(fileKey)]);
  const mail = await composeMail({ request, texts, pdf, pages: request.pages ?? 0, mailFrom: context.environment.mailFrom });
  const unknown = mailStartedAt !== null && request.lastError === null;
  if (unknown) log.warn({ attempts }, 'the outcome of an earlier attempt is unknown: sending again under the same Message-ID');
  const attempt = await beginAttempt(db, hash, true);
  const composed = performance.now();
  try {
    await context.mailer.send(mail);
  } catch (error) {
    const { permanent, reason } = smtpFailure(error);
    log.warn({ reason, attempt, permanent }, 'mail not accepted');
    if (permanent) return { kind: 'failed', reason };
    const delayMs = context.mailBackoffMs[Math.min(attempt, context.mailBackoffMs.length) - 1] ?? 60_000;
    return { kind: 'retry', reason, delayMs };
  }
  const sent = performance.now();
  await saveMailed(db, hash);
  log.info(
    {
      attempt,
      ms: {
        compose: Math.round(composed - started),
        send: Math.round(sent - composed),
        commit: Math.round(performance.now() - sent),
        total: Date.now() - request.createdAt.getTime(),
      },
    },
    'document mailed',
  );
  return { kind: 'done' };
}
