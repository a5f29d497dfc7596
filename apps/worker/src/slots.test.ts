import { enqueue } from '@vitrine/jobs/job.ts';
import { mailDocumentJob } from '@vitrine/jobs/mail-document.ts';
import { printDocumentJob } from '@vitrine/jobs/print-document.ts';
import { pruneJob } from '@vitrine/jobs/prune.ts';
import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { expect, test } from 'vitest';
import { handle } from './queue/run-queue.ts';
import { slotsOf } from './slots.ts';
import { startWorker } from './start-worker.ts';

test('prints that do not end hold up no mail and nothing else, and mails of documents none about accounts', async () => {
  const { url, pool, close } = await openTestDatabase();
  const done: string[] = [];
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  const lasts = (name: string) => async () => {
    done.push(`${name} begun`);
    await end;
  };
  const worker = await startWorker({
    environment: { databaseUrl: url, isMailHeld: false },
    pool,
    log: createLog('worker', 'silent'),
    slots: slotsOf(
      {
        prints: [handle(printDocumentJob, lasts('print'))],
        documentMails: [handle(mailDocumentJob, lasts('document'))],
        accountMails: [handle(sendMailJob, async () => void done.push('mail'))],
        others: [handle(pruneJob, async () => void done.push('pruning'))],
      },
      1,
    ),
    parts: { browser: () => '', videos: () => '' },
    onLost: () => {},
  });
  for (const key of ['one', 'two', 'three']) {
    await enqueue(pool, printDocumentJob, {}, { key: `print-${key}` });
    await enqueue(pool, mailDocumentJob, {}, { key: `mail-${key}` });
  }
  await expect.poll(() => done.toSorted()).toEqual(['document begun', 'document begun', 'print begun']);
  await enqueue(pool, sendMailJob, { id: crypto.randomUUID() });
  await enqueue(pool, pruneJob, {});
  await expect.poll(() => done.slice(3).toSorted()).toEqual(['mail', 'pruning']);
  endAll();
  await worker.stop();
  await close();
});
