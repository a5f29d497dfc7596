import { TOO_MANY_PAGES_ORDERED } from '@vitrine/contract/documents.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setStoredLanguage } from '../../stores/base.ts';
import { documentsStore } from '../../stores/documents.ts';
import { offlineMode } from '../../stores/offline-mode.ts';
import { accepted, notices, page, receiver, serveDocuments, state, status } from '../../testing/document-server.ts';
import { pollStatus, resendQueue, sendDraft } from './sender.ts';
import { sendingWord } from './sending-word.ts';

const server = serveDocuments();

test('a document is registered, polled and reported', async () => {
  server.answers = [accepted];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(server.calls[0]).toMatchObject({
    path: '/api/v1/document-generator/register',
    body: {
      meta: { customer: { firstname: 'Karin', lastname: 'Petersen', gender: 'female' }, message: 'Guten Tag' },
      pages: [page],
    },
  });
  expect(state()).toMatchObject({ documents: [], receiver: { lastName: '' }, sendings: [{ state: 'generating', hash: 'abc' }] });
  expect(state().recentRecipients[0]).toMatchObject({ email: receiver.email });

  server.answers = [status('pending', '2026-11-21T10:00:00.000Z')];
  await pollStatus('7');
  expect(state().sendings).toMatchObject([{ retried: true }]);
  server.answers = [status('success')];
  await pollStatus('7');
  expect(state().sendings).toEqual([]);
  expect(notices()).toEqual([{ icon: 'sent', text: 'Ihr Dokument für Karin Petersen ist gesendet.' }]);
});

test('a document that waits because no mail goes out says so, until it goes out', async () => {
  server.answers = [accepted];
  await sendDraft(receiver, '7');
  const held = status('pending');
  server.answers = [{ ...held, body: { data: { ...held.body.data, isHeld: true } } }];
  await pollStatus('7');
  expect(state().sendings.map(sendingWord)).toEqual(['held']);
  server.answers = [held];
  await pollStatus('7');
  expect(state().sendings.map(sendingWord)).toEqual(['generating']);
});

test('two presses make one call', async () => {
  server.answers = [accepted];
  await Promise.all([sendDraft(receiver, '7'), sendDraft(receiver, '7')]);
  expect(server.calls).toHaveLength(1);
  expect(state().sendings).toHaveLength(1);
});

test('without a connection the document waits and is sent with the same key later', async () => {
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state()).toMatchObject({ documents: [], sendings: [{ state: 'queued', isProcessed: false }] });
  await resendQueue('8');
  expect(server.calls).toHaveLength(1);
  server.answers = [accepted];
  await resendQueue('7');
  expect(server.calls[1]?.key).toBe(server.calls[0]?.key);
  expect(state().sendings).toMatchObject([{ state: 'generating', hash: 'abc' }]);
});

test('a document that waits goes out in the language in which it was sent, whatever the app has by then', async () => {
  onTestFinished(() => setStoredLanguage('de'));
  await sendDraft(receiver, '7');
  setStoredLanguage('en');
  // The same pages to the same person in English are another document.
  documentsStore.setState({ documents: [page], receiver });
  await sendDraft(receiver, '7');
  await resendQueue('7');
  expect(server.calls.map(({ language }) => language)).toEqual(['de', 'en', 'de', 'en']);
  const [german, english] = server.calls.map(({ key }) => key);
  expect(english).not.toBe(german);
  expect(server.calls.slice(2).map(({ key }) => key)).toEqual([german, english]);
});

test('one that a version without its language stored goes out in that of the app', async () => {
  onTestFinished(() => setStoredLanguage('de'));
  await sendDraft(receiver, '7');
  documentsStore.setState({ sendings: state().sendings.map((s) => ({ ...s, language: undefined })) });
  setStoredLanguage('en');
  documentsStore.setState({ documents: [page], receiver });
  await sendDraft(receiver, '7');
  expect(server.calls.map(({ language }) => language)).toEqual(['de', 'en']);
  expect(server.calls[1]?.key).toBe(server.calls[0]?.key);
});

/** Answers with how the next call, which gets no answer, is given up when its time is over. */
function withoutAnswer() {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  return async (calls: number) => {
    await vi.waitFor(() => expect(server.calls).toHaveLength(calls), 10_000);
    expect(timeout).toHaveBeenCalledWith(30_000);
    late.abort();
  };
}

test('a server that takes a call and stays silent holds up neither what waits nor the questions after it', async () => {
  await sendDraft(receiver, '7');
  documentsStore.setState({ documents: [page] });
  await sendDraft({ ...receiver, lastName: 'Zweite' }, '7');
  const giveUp = withoutAnswer();
  server.answers = [null, accepted];
  const sent = resendQueue('7');
  await giveUp(3);
  await sent;
  expect(state().sendings).toMatchObject([{ state: 'queued', isProcessed: false }, { state: 'generating' }]);
  await resendQueue('7');
  expect(state().sendings).toMatchObject([{ state: 'generating' }, { state: 'generating' }]);

  const giveUpQuestion = withoutAnswer();
  server.answers = [null, status('success')];
  const polled = pollStatus('7');
  await giveUpQuestion(6);
  await polled;
  expect(state().sendings).toMatchObject([{ state: 'generating', receiver: { lastName: 'Petersen' } }]);
});

test('in offline mode a silent server holds the person up for three seconds, and the call goes on', async () => {
  offlineMode.setState({ isOn: true });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    offlineMode.setState({ isOn: false });
  });
  const giveUp = withoutAnswer();
  server.answers = [null, accepted];
  const sent = sendDraft(receiver, '7');
  await vi.advanceTimersByTimeAsync(2999);
  expect(state().documents).toEqual([page]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBeNull();
  expect(state()).toMatchObject({ documents: [], sendings: [{ state: 'queued', isProcessed: true }] });
  await giveUp(1);
  await vi.waitFor(() => expect(state().sendings).toMatchObject([{ state: 'queued', isProcessed: false }]));
  await resendQueue('7');
  expect(server.calls[1]?.key).toBe(server.calls[0]?.key);
  expect(state().sendings).toMatchObject([{ state: 'generating' }]);
});

test.each([401, 500, 503])('an answer %i decides nothing: the document waits', async (code) => {
  server.answers = [{ status: code, body: { errors: [] } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state().sendings).toMatchObject([{ state: 'queued', isProcessed: false }]);
  expect(server.reported).toEqual([]);
});

test('a document beyond the pages of an hour waits as long as the server says, and says why', async () => {
  const errors = [{ status: '429', code: TOO_MANY_PAGES_ORDERED, title: 'Too Many Requests' }];
  server.answers = [{ status: 429, body: { errors }, headers: { 'retry-after': '1800' } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state().sendings.map(sendingWord)).toEqual(['limited']);
  server.answers = [accepted];
  await resendQueue('7');
  expect(server.calls).toHaveLength(1);
  documentsStore.setState({ sendings: state().sendings.map((s) => ({ ...s, notBefore: new Date(0).toISOString() })) });
  await resendQueue('7');
  expect(server.calls[1]?.key).toBe(server.calls[0]?.key);
  expect(state().sendings).toMatchObject([{ state: 'generating' }]);
});

test('a document beyond the calls of a short time waits as long as the server says, and says that it is no matter of the connection', async () => {
  const errors = [{ status: '429', code: 'tooManyRequests', title: 'Too Many Requests' }];
  server.answers = [{ status: 429, body: { errors }, headers: { 'retry-after': '600' } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state().sendings.map(sendingWord)).toEqual(['tooMany']);
  server.answers = [accepted];
  await resendQueue('7');
  expect(server.calls).toHaveLength(1);
  documentsStore.setState({ sendings: state().sendings.map((s) => ({ ...s, notBefore: new Date(0).toISOString() })) });
  server.answers = [{ status: 503, body: { errors: [] } }];
  await resendQueue('7');
  expect(state().sendings.map(sendingWord)).toEqual(['waiting']);
  server.answers = [accepted];
  await resendQueue('7');
  expect(state().sendings).toMatchObject([{ state: 'generating' }]);
});

test('a validation error goes back to the form; the draft stays', async () => {
  const errors = [
    { status: '422', code: 'noValidEmail', title: 'Unprocessable Entity Error', source: { pointer: 'meta.customer.email' } },
  ];
  server.answers = [{ status: 422, body: { errors } }];
  expect(await sendDraft(receiver, '7')).toEqual(errors);
  expect(state()).toMatchObject({ documents: [page], receiver, sendings: [] });
  expect(notices()).toEqual([]);
});

test('any other error is reported and the draft cleared', async () => {
  server.answers = [{ status: 403, body: { errors: [] } }];
  expect(await sendDraft(receiver, '7')).toBeNull();
  expect(state()).toMatchObject({ documents: [], sendings: [] });
  expect(notices()).toMatchObject([{ icon: 'error' }]);
  expect(server.reported).toMatchObject([{ what: 'sending', error: { status: 403 } }]);
});

test('the sender learns why a document failed, or only that it did where the server gives no reason or one that this app does not know', async () => {
  for (const failure of ['mailRefused', undefined, 'wordOfANewerServer']) {
    server.answers = [accepted];
    await sendDraft(receiver, '7');
    const failed = { status: 'failed', step: 'mail', attempts: 1, nextAttemptAt: null, pages: 9, ...(failure && { failure }) };
    server.answers = [{ status: 200, body: { data: failed } }];
    await pollStatus('7');
  }
  const [why, only, unknown] = notices().map(({ text }) => text);
  expect(why).toBe(
    'Ihr Dokument für Karin Petersen konnte nicht gesendet werden. Der Mailserver hat die E\u2011Mail abgelehnt. Bitte prüfen Sie die Adresse.',
  );
  expect([only, unknown]).toEqual(Array(2).fill('Ihr Dokument für Karin Petersen konnte nicht gesendet werden.'));
});

test('a document the server does not know has failed; a stumbling server changes nothing', async () => {
  server.answers = [accepted];
  await sendDraft(receiver, '7');
  server.answers = [{ status: 500, body: null }];
  await pollStatus('7');
  expect(state().sendings).toHaveLength(1);
  server.answers = [{ status: 404, body: { errors: [] } }];
  await pollStatus('7');
  expect(state().sendings).toEqual([]);
  expect(notices()).toMatchObject([{ icon: 'error' }]);
});

test('what was sent does not reach the draft of another person who logged in meanwhile', async () => {
  server.answers = [accepted];
  const sent = sendDraft(receiver, '7');
  documentsStore.setState({ userId: '8', documents: [page] });
  await sent;
  expect(state()).toMatchObject({ documents: [page], recentRecipients: [], sendings: [{ state: 'generating', userId: '7' }] });
});
