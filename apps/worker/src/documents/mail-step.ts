import type { Queryable } from '@vitrine/server/database.ts';
import { deliver } from '../mail/outbox/deliver.ts';
import { notWritten } from '../mail/outbox/not-written.ts';
import type { Outcome } from '../queue/outcome.ts';
import type { DocumentContext } from './context.ts';
import { composeMail } from './mail/compose.ts';
import { loadPdfTexts } from './pdf-texts.ts';
import { reasonOf } from './reason-of.ts';
import { beginMail, type DocumentRequest, saveFileLost, saveMailed } from './request.ts';

async function compose({ environment, files }: DocumentContext, db: Queryable, request: DocumentRequest, fileKey: string) {
  const [texts, pdf] = await Promise.all([loadPdfTexts(db, request.site), files.read(fileKey)]);
  return composeMail({ request, texts, pdf, pages: request.pages ?? 0, mailFrom: environment.mailFrom });
}

/** Mails the stored PDF, as deliver.ts says; a PDF that is gone is printed again. */
export async function mailStep(
  context: DocumentContext,
  db: Queryable,
  request: DocumentRequest,
): Promise<Outcome | { kind: 'cancelled' }> {
  const { hash, fileKey } = request;
  const log = context.log.child({ hash, step: 'mail' });
  if (!fileKey || !(await context.files.exists(fileKey))) {
    log.warn('the stored PDF is gone: printing again');
    await saveFileLost(db, hash);
    return { kind: 'done', next: 'render' };
  }
  const started = performance.now();
  const mail = await compose(context, db, request, fileKey).catch((error: unknown) => ({ reason: reasonOf(error) }));
  if ('reason' in mail) return notWritten({ ...context, log }, db, { of: 'document', id: hash, reason: mail.reason });
  const composed = performance.now();
  const outcome = await deliver({ ...context, log, mail, waiting: request, begin: (unknowns) => beginMail(db, hash, unknowns) });
  if (outcome.kind !== 'done') return outcome;
  const sent = performance.now();
  await saveMailed(db, hash);
  log.info(
    {
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
