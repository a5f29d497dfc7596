import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { documentStatusAnswer, registerDocumentAnswer } from '@vitrine/contract/documents.ts';
import { deliveries, mailId } from './deliveries.ts';
import { expect, mailsTo, SALES, test } from './fixtures.ts';
import { factsOf } from './pdf.ts';
import { browsersOf, findWorker, kill } from './processes.ts';
import { newSession } from './session.ts';

const PATHS = ['/product/ww-200', '/product/k-330'];
const WAITING = 3;
/** The supervisor puts a worker off longer each time it dies young: few of those, more of the browsers. */
const KILLS = { worker: 3, browser: 5 };
/** Longest time between the mail server's taking a mail and the worker's storing so, on a busy machine. */
const UNKNOWN_MS = 3000;

interface Sent {
  hash: string;
  email: string;
}

function api(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' };
  return {
    async register(): Promise<Sent> {
      const email = `kill-${randomUUID()}@kunde.example`;
      const answer = await request.post('/api/v1/document-generator/register', {
        headers: { ...headers, 'Idempotency-Key': randomUUID() },
        data: {
          meta: {
            customer: { email, firstname: 'Karin', lastname: 'Petersen', company: 'Fleischwerk Niederaue', gender: 'female' },
            message: 'Wie besprochen.',
          },
          pages: PATHS.map((urlPath) => ({ id: urlPath, tableOfContentsTitle: urlPath, urlPath, type: 'pdf' })),
        },
      });
      return { hash: registerDocumentAnswer.parse(await answer.json()).data.hash, email };
    },
    async isPending({ hash }: Sent): Promise<boolean> {
      const answer = await request.get(`/api/v1/document-generator/status/${hash}`, { headers });
      const { status } = documentStatusAnswer.parse(await answer.json()).data;
      expect(status).not.toBe('failed');
      return status === 'pending';
    },
  };
}

test('the worker and its browser killed while documents are made: each is handed over once and arrives whole', async ({
  request,
  origin,
}) => {
  test.skip(process.platform !== 'linux', 'processes are looked up in /proc');
  test.setTimeout(420_000);
  // Of its own: the one that others have begun to use may be over before the last document is there.
  const { register, isPending } = api(request, (await newSession(origin, SALES)).token);
  const sent: Sent[] = [];
  const pending = async () => {
    const states = await Promise.all(sent.map(async (one) => ((await isPending(one)) ? [one] : [])));
    return states.flat();
  };
  const killed = { worker: 0, browser: 0 };
  const workerKills: number[] = [];
  while (killed.worker < KILLS.worker || killed.browser < KILLS.browser) {
    for (let waiting = (await pending()).length; waiting < WAITING; waiting++) sent.push(await register());
    await sleep(300 + Math.random() * 2500);
    if ((await pending()).length === 0) continue;
    const worker = findWorker(process.env.VITRINE_DATA ?? '');
    const what = killed.worker * KILLS.browser <= killed.browser * KILLS.worker ? 'worker' : 'browser';
    const victim = worker && (what === 'worker' ? worker : browsersOf(worker)[0]);
    if (!victim || !kill(victim)) continue;
    killed[what] += 1;
    if (what === 'worker') workerKills.push(Date.now());
  }
  await expect.poll(async () => (await pending()).length, { timeout: 240_000, intervals: [500] }).toBe(0);

  const handedOver = await deliveries();
  const lengths = new Set<number>();
  for (const { email } of sent) {
    const mails = await mailsTo(email);
    expect(mails.map((mail) => mail.attachments.map((file) => file.mimeType))).toEqual([['application/pdf']]);
    // Handed over once; again only after a worker was killed between the server's 250 and its own commit (docs/decisions).
    const times = handedOver.get(mailId(mails[0]?.messageId ?? '')) ?? [];
    expect(times.length).toBeGreaterThan(0);
    for (const [index, again] of times.slice(1).entries()) {
      const before = times[index] ?? 0;
      expect(workerKills.some((at) => before <= at && at <= again && at - before < UNKNOWN_MS)).toBe(true);
    }
    const content = mails[0]?.attachments[0]?.content;
    if (!content || typeof content === 'string') throw new Error('the attachment is no file');
    lengths.add((await factsOf(new Uint8Array(content))).pages);
  }
  expect(lengths.size).toBe(1);
});
