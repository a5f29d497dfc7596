import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { type DocumentFailure, documentStatusAnswer, registerDocumentAnswer } from '@vitrine/contract/documents.ts';
import { z } from 'zod';
import { staffRequests } from './admin.ts';
import { deliveries, mailId } from './deliveries.ts';
import { expect, mailsTo, SALES, test } from './fixtures.ts';
import { factsOf } from './pdf.ts';
import { browsersOf, findService, kill } from './processes.ts';
import { newSession } from './session.ts';

const PATHS = ['/product/ww-200', '/product/k-330'];
const WAITING = 3;
/** The supervisor puts a worker off longer each time it dies young: few of those, more of the browsers in `npm run test:long`. */
const KILLS = process.env.VITRINE_TEST_KILLS ? { worker: 3, browser: 10 } : { worker: 1, browser: 1 };
/** A mail whose outcome a kill left unknown goes out once more; then it is parked, and goes out when staff say so. */
const HANDED_OVER_MAX = 2;

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
    async stateOf({ hash }: Pick<Sent, 'hash'>): Promise<'pending' | 'success' | DocumentFailure | undefined> {
      const answer = await request.get(`/api/v1/document-generator/status/${hash}`, { headers });
      const { status, failure } = documentStatusAnswer.parse(await answer.json()).data;
      return status === 'failed' ? failure : status;
    },
  };
}

/** What is parked is at the desk, with why; staff let it go out. */
async function sendParked(origin: string, hashes: readonly string[]): Promise<void> {
  const staff = await staffRequests(origin);
  const desk = '/cms-api/accounts/desk/documents';
  const { documents } = z
    .object({ documents: z.array(z.object({ id: z.string(), failure: z.string().nullable() })) })
    .parse(await (await staff.get(desk)).json());
  for (const id of hashes) {
    expect(documents).toContainEqual(expect.objectContaining({ id, failure: 'mailUnknown' }));
    expect(await (await staff.post(`${desk}/${id}/again`, { data: {} })).json()).toEqual({ done: true });
  }
  await staff.dispose();
}

test('the worker and its browser killed while documents are made: none is lost or doubled, and staff see what is parked', async ({
  request,
  origin,
}) => {
  test.skip(process.platform !== 'linux', 'processes are looked up in /proc');
  test.setTimeout(420_000);
  // Of its own: the one that others have begun to use may be over before the last document is there.
  const { register, stateOf } = api(request, (await newSession(origin, SALES)).token);
  const sent: Sent[] = [];
  const pending = async () => {
    const states = await Promise.all(sent.map(async (one) => ({ one, state: await stateOf(one) })));
    for (const { state } of states) expect(['pending', 'success', 'mailUnknown']).toContain(state);
    return states.flatMap(({ one, state }) => (state === 'pending' ? [one] : []));
  };
  const killed = { worker: 0, browser: 0 };
  const workerKills: number[] = [];
  while (killed.worker < KILLS.worker || killed.browser < KILLS.browser) {
    for (let waiting = (await pending()).length; waiting < WAITING; waiting++) sent.push(await register());
    await sleep(300 + Math.random() * 2500);
    if ((await pending()).length === 0) continue;
    const worker = findService('worker', process.env.VITRINE_DATA ?? '');
    const what = killed.worker * KILLS.browser <= killed.browser * KILLS.worker ? 'worker' : 'browser';
    const victim = worker && (what === 'worker' ? worker : browsersOf(worker)[0]);
    const at = Date.now();
    if (!victim || !kill(victim)) continue;
    killed[what] += 1;
    if (what === 'worker') workerKills.push(at);
  }
  const untilNoneWaits = () => expect.poll(async () => (await pending()).length, { timeout: 240_000, intervals: [500] }).toBe(0);
  await untilNoneWaits();
  const states = await Promise.all(sent.map(async ({ hash }) => ({ hash, state: await stateOf({ hash }) })));
  const parked = states.flatMap(({ hash, state }) => (state === 'mailUnknown' ? [hash] : []));
  if (parked.length > 0) await sendParked(origin, parked);
  await untilNoneWaits();

  const handedOver = await deliveries();
  const lengths = new Set<number>();
  for (const { hash, email } of sent) {
    expect(await stateOf({ hash })).toBe('success');
    const mails = await mailsTo(email);
    expect(mails.map((mail) => mail.attachments.map((file) => file.mimeType))).toEqual([['application/pdf']]);
    // Once; again under the same Message-ID only after a worker was killed that might have been told that it was taken, or by staff.
    const times = handedOver.get(mailId(mails[0]?.messageId ?? '')) ?? [];
    expect(times.length).toBeGreaterThan(0);
    expect(times.length).toBeLessThanOrEqual(HANDED_OVER_MAX + (parked.includes(hash) ? 1 : 0));
    for (const again of times.slice(1)) expect(workerKills.some((at) => at <= again)).toBe(true);
    const content = mails[0]?.attachments[0]?.content;
    if (!content || typeof content === 'string') throw new Error('the attachment is no file');
    lengths.add((await factsOf(new Uint8Array(content))).pages);
  }
  expect(lengths.size).toBe(1);
});
