import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOO_MANY_PAGES_ORDERED } from '@vitrine/contract/documents.ts';
import { HEADER_IDEMPOTENCY_KEY } from '@vitrine/contract/headers.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { wantTexts } from '../../i18n/i18n.ts';
import { PROBLEM_EVENT } from '../../shell/report.ts';
import { documentsStore, draftEntry } from '../../stores/documents.ts';
import { EMPTY_DOCUMENTS } from '../../stores/documents-state.ts';
import { notificationsStore } from '../../stores/notifications.ts';
import { editDocument, pollStatus, resendQueue, sendDraft, sendNow } from './sender.ts';
import { sendingWord } from './sending-word.ts';

/** Answers of the server by call, the next one first; the last one stays. */
let answers: { status: number; body: unknown; headers?: Record<string, string> }[] = [];
/** Failures that were reported. */
let reported: unknown[] = [];
let calls: { path: string; key: string | undefined; body: unknown }[] = [];
const browserFetch = globalThis.fetch;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : null;
}

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const key = request.headers[HEADER_IDEMPOTENCY_KEY.toLowerCase()];
    calls.push({ path: request.url ?? '', key: typeof key === 'string' ? key : undefined, body });
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (!answer) return request.socket.destroy();
    response
      .writeHead(answer.status, { 'content-type': 'application/vnd.api+json', ...answer.headers })
      .end(JSON.stringify(answer.body));
  });
});

beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget());
  window.addEventListener(PROBLEM_EVENT, ({ detail }) => reported.push(detail));
  await wantTexts('documents');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A browser resolves root-relative addresses; Node needs the origin.
  globalThis.fetch = (input, init) => browserFetch(`http://127.0.0.1:${port}${String(input)}`, init);
});
afterAll(() => {
  globalThis.fetch = browserFetch;
  vi.unstubAllGlobals();
  server.close();
});

const receiver = {
  gender: 'female' as const,
  firstName: 'Karin',
  lastName: 'Petersen',
  company: 'Fleischwerk Niederaue',
  email: 'k.petersen@niederaue.example',
  message: 'Guten Tag',
};
const page = draftEntry('Winkelwolf WW 200', '/product/ww-200');
const accepted = { status: 201, body: { data: { hash: 'abc' } } };
const status = (value: string, nextAttemptAt: string | null = null) => ({
  status: 200,
  body: { data: { status: value, step: 'mail', attempts: nextAttemptAt ? 2 : 1, nextAttemptAt, pages: 9 } },
});
const state = () => documentsStore.getState();
const notices = () => notificationsStore.getState().list.map(({ icon, text }) => ({ icon, text }));

beforeEach(() => {
  answers = [];
  calls = [];
  reported = [];
  documentsStore.setState({ ...EMPTY_DOCUMENTS, userId: '7', documents: [page], receiver }, true);
  notificationsStore.setState({ list: [], cameUp: new Set() }, true);
});

test('a document is registered, polled and reported', async () => {
  answers = [accepted];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(calls[0]).toMatchObject({
    path: '/api/v1/document-generator/register',
    body: {
      meta: { customer: { firstname: 'Karin', lastname: 'Petersen', gender: 'female' }, message: 'Guten Tag' },
      pages: [page],
    },
  });
  expect(state()).toMatchObject({ documents: [], receiver: { lastName: '' }, sendings: [{ state: 'generating', hash: 'abc' }] });
  expect(state().recentRecipients[0]).toMatchObject({ email: receiver.email });

  answers = [status('pending', '2026-11-21T10:00:00.000Z')];
  await pollStatus('7');
  expect(state().sendings).toMatchObject([{ retried: true }]);
  answers = [status('success')];
  await pollStatus('7');
  expect(state().sendings).toEqual([]);
  expect(notices()).toEqual([{ icon: 'sent', text: 'Ihr Dokument für Karin Petersen ist gesendet.' }]);
});

test('a document that waits because no mail goes out says so, until it goes out', async () => {
  answers = [accepted];
  await sendDraft(receiver, '7');
  const held = status('pending');
  answers = [{ ...held, body: { data: { ...held.body.data, isHeld: true } } }];
  await pollStatus('7');
  expect(state().sendings.map(sendingWord)).toEqual(['held']);
  answers = [held];
  await pollStatus('7');
  expect(state().sendings.map(sendingWord)).toEqual(['generating']);
});

test('two presses make one call', async () => {
  answers = [accepted];
  await Promise.all([sendDraft(receiver, '7'), sendDraft(receiver, '7')]);
  expect(calls).toHaveLength(1);
  expect(state().sendings).toHaveLength(1);
});

test('without a connection the document waits and is sent with the same key later', async () => {
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state()).toMatchObject({ documents: [], sendings: [{ state: 'queued', isProcessed: false }] });
  await resendQueue('8');
  expect(calls).toHaveLength(1);
  answers = [accepted];
  await resendQueue('7');
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(state().sendings).toMatchObject([{ state: 'generating', hash: 'abc' }]);
});

test.each([401, 500, 503])('an answer %i decides nothing: the document waits', async (code) => {
  answers = [{ status: code, body: { errors: [] } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state().sendings).toMatchObject([{ state: 'queued', isProcessed: false }]);
  expect(reported).toEqual([]);
});

test('a document beyond the pages of an hour waits as long as the server says, and says why', async () => {
  const errors = [{ status: '429', code: TOO_MANY_PAGES_ORDERED, title: 'Too Many Requests' }];
  answers = [{ status: 429, body: { errors }, headers: { 'retry-after': '1800' } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state().sendings.map(sendingWord)).toEqual(['limited']);
  answers = [accepted];
  await resendQueue('7');
  expect(calls).toHaveLength(1);
  documentsStore.setState({ sendings: state().sendings.map((s) => ({ ...s, notBefore: new Date(0).toISOString() })) });
  await resendQueue('7');
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(state().sendings).toMatchObject([{ state: 'generating' }]);
});

test('a document beyond the calls of a short time waits as long as the server says, and says that it is no matter of the connection', async () => {
  const errors = [{ status: '429', code: 'tooManyRequests', title: 'Too Many Requests' }];
  answers = [{ status: 429, body: { errors }, headers: { 'retry-after': '600' } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state().sendings.map(sendingWord)).toEqual(['tooMany']);
  answers = [accepted];
  await resendQueue('7');
  expect(calls).toHaveLength(1);
  documentsStore.setState({ sendings: state().sendings.map((s) => ({ ...s, notBefore: new Date(0).toISOString() })) });
  answers = [{ status: 503, body: { errors: [] } }];
  await resendQueue('7');
  expect(state().sendings.map(sendingWord)).toEqual(['waiting']);
  answers = [accepted];
  await resendQueue('7');
  expect(state().sendings).toMatchObject([{ state: 'generating' }]);
});

test('a validation error goes back to the form; the draft stays', async () => {
  const errors = [
    { status: '422', code: 'noValidEmail', title: 'Unprocessable Entity Error', source: { pointer: 'meta.customer.email' } },
  ];
  answers = [{ status: 422, body: { errors } }];
  expect(await sendDraft(receiver, '7')).toEqual(errors);
  expect(state()).toMatchObject({ documents: [page], receiver, sendings: [] });
  expect(notices()).toEqual([]);
});

test('any other error is reported and the draft cleared', async () => {
  answers = [{ status: 403, body: { errors: [] } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state()).toMatchObject({ documents: [], sendings: [] });
  expect(notices()).toMatchObject([{ icon: 'error' }]);
  expect(reported).toMatchObject([{ what: 'sending', error: { status: 403 } }]);
});

test('a resent document that is invalid comes back as the draft', async () => {
  await sendDraft(receiver, '7');
  answers = [{ status: 422, body: { errors: [] } }];
  await resendQueue('7');
  expect(state()).toMatchObject({ documents: [page], receiver, sendings: [] });
  expect(notices()).toMatchObject([{ icon: 'error' }]);
});

test('the sender is told why a document failed, and that it did where the server does not say why, or in a word that this app does not know', async () => {
  for (const failure of ['mailRefused', undefined, 'wordOfANewerServer']) {
    answers = [accepted];
    await sendDraft(receiver, '7');
    const failed = { status: 'failed', step: 'mail', attempts: 1, nextAttemptAt: null, pages: 9, ...(failure && { failure }) };
    answers = [{ status: 200, body: { data: failed } }];
    await pollStatus('7');
  }
  const [why, only, unknown] = notices().map(({ text }) => text);
  expect(why).toBe(
    'Ihr Dokument für Karin Petersen konnte nicht gesendet werden. Der Mailserver hat die E-Mail abgelehnt. Bitte prüfen Sie die Adresse.',
  );
  expect([only, unknown]).toEqual(Array(2).fill('Ihr Dokument für Karin Petersen konnte nicht gesendet werden.'));
});

test('what became of a document is listed: sent, failed with its reason, refused', async () => {
  answers = [accepted];
  await sendDraft(receiver, '7');
  answers = [status('success')];
  await pollStatus('7');
  documentsStore.setState({ documents: [page] });
  answers = [accepted];
  await sendDraft({ ...receiver, lastName: 'Falsch' }, '7');
  answers = [{ status: 200, body: { data: { ...status('failed').body.data, failure: 'mailRefused' } } }];
  await pollStatus('7');
  documentsStore.setState({ documents: [page] });
  answers = [{ status: 403, body: { errors: [] } }];
  await sendDraft(receiver, '7');
  expect(state().ended).toMatchObject([
    { outcome: 'sent', userId: '7', addedDocuments: [page], receiver },
    { outcome: 'failed', failure: 'mailRefused', receiver: { lastName: 'Falsch' } },
    { outcome: 'refused' },
  ]);
  for (const { createdAt } of state().ended) expect(createdAt).toBeDefined();
});

test('a waiting document whose page is gone is listed with the page while another draft is begun', async () => {
  await sendDraft(receiver, '7');
  documentsStore.setState({ documents: [draftEntry('K 330', '/product/k-330')] });
  const source = { pointer: 'pages.0' };
  answers = [{ status: 422, body: { errors: [{ status: '422', code: 'pageNotFound', title: 'Error', source }] } }];
  await sendNow(state().sendings[0]?.idempotencyKey ?? '');
  expect(state()).toMatchObject({ documents: [{ urlPath: '/product/k-330' }], sendings: [] });
  expect(state().ended).toMatchObject([{ outcome: 'invalid', missing: ['Winkelwolf WW 200'] }]);
  expect(notices()).toMatchObject([{ icon: 'error' }]);
});

test('a waiting document that is edited is the draft again and is not sent', async () => {
  await sendDraft(receiver, '7');
  const [waiting] = state().sendings;
  if (!waiting) throw new Error('it waits');
  expect(editDocument(waiting)).toBe(true);
  expect(state()).toMatchObject({ documents: [page], receiver, sendings: [], ended: [] });
  answers = [accepted];
  await Promise.all([sendNow(waiting.idempotencyKey), resendQueue('7')]);
  expect(calls).toHaveLength(1);
});

test('a document that left the queue while the one before it was sent is not sent with it', async () => {
  await sendDraft(receiver, '7');
  documentsStore.setState({ documents: [page] });
  await sendDraft({ ...receiver, lastName: 'Zweite' }, '7');
  const second = state().sendings[1];
  if (!second) throw new Error('it waits');
  answers = [accepted];
  const sent = resendQueue('7');
  expect(editDocument(second)).toBe(true);
  await sent;
  expect(calls).toHaveLength(3);
  expect(state().sendings).toMatchObject([{ state: 'generating', receiver: { lastName: 'Petersen' } }]);
});

test('a document that is being handed over cannot be edited', async () => {
  await sendDraft(receiver, '7');
  const [waiting] = state().sendings;
  if (!waiting) throw new Error('it waits');
  answers = [accepted];
  const sent = sendNow(waiting.idempotencyKey);
  expect(editDocument(waiting)).toBe(false);
  await sent;
  expect(editDocument(waiting)).toBe(false);
  expect(state()).toMatchObject({ documents: [], sendings: [{ state: 'generating' }] });
});

test('a document that was not sent leaves the list when it is edited; one that was sent stays in it', async () => {
  for (const outcome of ['failed', 'success']) {
    documentsStore.setState({ documents: [page], receiver });
    answers = [accepted];
    await sendDraft(receiver, '7');
    answers = [status(outcome)];
    await pollStatus('7');
  }
  for (const document of state().ended) expect(editDocument(document)).toBe(true);
  expect(state()).toMatchObject({ documents: [page], receiver, ended: [{ outcome: 'sent' }] });
});

test('a document the server does not know has failed; a stumbling server changes nothing', async () => {
  answers = [accepted];
  await sendDraft(receiver, '7');
  answers = [{ status: 500, body: null }];
  await pollStatus('7');
  expect(state().sendings).toHaveLength(1);
  answers = [{ status: 404, body: { errors: [] } }];
  await pollStatus('7');
  expect(state().sendings).toEqual([]);
  expect(notices()).toMatchObject([{ icon: 'error' }]);
});

test('what was sent does not reach the draft of another person who logged in meanwhile', async () => {
  answers = [accepted];
  const sent = sendDraft(receiver, '7');
  documentsStore.setState({ userId: '8', documents: [page] });
  await sent;
  expect(state()).toMatchObject({ documents: [page], recentRecipients: [], sendings: [{ state: 'generating', userId: '7' }] });
});
