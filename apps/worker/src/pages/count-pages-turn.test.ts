import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { printDocumentJob } from '@vitrine/jobs/print-document.ts';
import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { expect, test } from 'vitest';
import { askForTurn } from '../documents/turn.ts';
import { handle } from '../queue/run-queue.ts';
import { slotsOf } from '../slots.ts';
import { startWorker } from '../start-worker.ts';

/** Prints that may be taken after the count was asked for: the one under way, and one that was being fetched. */
const BEFORE_IT = 2;
const PATIENCE = 50;

test('counting pages gets its turn in the slot of prints while documents keep coming', async () => {
  const { url, pool, close } = await openTestDatabase();
  let prints = 0;
  let countedAfter: number | null = null;
  // As a print does that has others behind it: the next turn is asked for before this one is over.
  const print = handle(printDocumentJob, async () => {
    await askForTurn(pool, 'render');
    prints += 1;
  });
  const count = handle(countPagesJob, async () => {
    countedAfter ??= prints;
  });
  const worker = await startWorker({
    environment: { databaseUrl: url, isMailHeld: false },
    pool,
    log: createLog('worker', 'silent'),
    slots: slotsOf({ prints: [print, count], accountMails: [], documentMails: [], others: [] }, 1),
    parts: { browser: () => '', videos: () => '' },
    onLost: () => {},
  });
  await askForTurn(pool, 'render');
  await expect.poll(() => prints).toBeGreaterThan(5);
  await enqueue(pool, countPagesJob, {}, { key: countPagesJob.name });
  const askedAfter = prints;
  await expect.poll(() => countedAfter !== null || prints > askedAfter + PATIENCE, { timeout: 30_000 }).toBe(true);
  expect(countedAfter, 'it was begun').not.toBeNull();
  expect(Number(countedAfter) - askedAfter).toBeLessThanOrEqual(BEFORE_IT);
  // Documents went on coming.
  await expect.poll(() => prints).toBeGreaterThan(askedAfter + BEFORE_IT);
  await worker.stop();
  await close();
});
