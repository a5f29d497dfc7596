import type { Queryable } from '@vitrine/server/database.ts';
import { handOver, mailDelay, PARKED, UNKNOWNS_MAX } from '../mail/transport/hand-over.ts';
import type { Outcome } from '../queue/outcome.ts';
import type { DocumentContext } from './context.ts';
import { composeMail } from './mail/compose.ts';
import { loadPdfTexts } from './pdf-texts.ts';
import { reasonOf } from './reason-of.ts';
import { beginMail, countUnknownMail, type DocumentRequest, saveFileLost, saveMailed } from './request.ts';

async function compose({ environment, files }: DocumentContext, db: Queryable, request: DocumentRequest, fileKey: string) {
  const [texts, pdf] = await Promise.all([loadPdfTexts(db, request.site), files.read(fileKey)]);
  return composeMail({ request, texts, pdf, pages: request.pages ?? 0, mailFrom: environment.mailFrom });
}

/**
 * Mails the stored PDF. No mail server can be asked whether it took a mail whose answer was lost (RFC 1047): a worker
 * that dies between the server's acceptance and our commit, or a server that takes the whole mail and then says nothing, leaves
 * the outcome unknown. The mail is sent once more under the same Message-ID, by which receivers recognise it; when that has no
 * known outcome either, it waits for staff to decide.
 */
export async function mailStep(context: DocumentContext, db: Queryable, request: DocumentRequest): Promise<Outcome> {
  const { hash, fileKey, mailStartedAt, attempts } = request;
  const log = context.log.child({ hash, step: 'mail' });
  if (!fileKey || !(await context.files.exists(fileKey))) {
    log.warn('the stored PDF is gone: printing again');
    await saveFileLost(db, hash);
    return { kind: 'done', next: 'render' };
  }
  const started = performance.now();
  const mail = await compose(context, db, request, fileKey).catch((error: unknown) => ({ reason: reasonOf(error) }));
  if ('reason' in mail) {
    // No fault of others: told with the request like any other try, and not handed over, so nothing is unknown.
    const attempt = await beginMail(db, hash, null);
    log.error({ attempt, reason: mail.reason }, 'the mail could not be written');
    return { kind: 'retry', reason: mail.reason, delayMs: mailDelay(attempt, context.mailBackoffMs) };
  }
  const wasLost = mailStartedAt !== null && request.lastError === null;
  const unknowns = request.unknownMails + (wasLost ? 1 : 0);
  if (unknowns >= UNKNOWNS_MAX) return PARKED;
  if (wasLost)
    log.warn({ attempts }, 'the outcome of an earlier attempt is unknown: sending once more under the same Message-ID');
  const attempt = await beginMail(db, hash, unknowns);
  const composed = performance.now();
  const outcome = await handOver({ mailer: context.mailer, mail, attempt, unknowns, backoffMs: context.mailBackoffMs, log });
  if (outcome.isUnknown) await countUnknownMail(db, hash);
  if (outcome.kind !== 'done') return outcome;
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
  return outcome;
}
