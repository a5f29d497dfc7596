import { expect, test } from 'vitest';
import { documentsStore, draftEntry } from '../../stores/documents.ts';
import { documentsState } from '../../stores/documents-state.ts';
import { accepted, notices, page, receiver, serveDocuments, state, status } from '../../testing/document-server.ts';
import { pagesOf } from './outbox.ts';
import { editDocument, pollStatus, resendQueue, sendDraft, sendNow } from './sender.ts';

const server = serveDocuments();

test('a resent document that is invalid comes back as the draft', async () => {
  await sendDraft(receiver, '7');
  server.answers = [{ status: 422, body: { errors: [] } }];
  await resendQueue('7');
  expect(state()).toMatchObject({ documents: [page], receiver, sendings: [] });
  expect(notices()).toMatchObject([{ icon: 'error' }]);
});

test('what became of a document is listed: sent, failed with its reason, refused', async () => {
  server.answers = [accepted];
  await sendDraft(receiver, '7');
  server.answers = [status('success')];
  await pollStatus('7');
  documentsStore.setState({ documents: [page] });
  server.answers = [accepted];
  await sendDraft({ ...receiver, lastName: 'Falsch' }, '7');
  server.answers = [{ status: 200, body: { data: { ...status('failed').body.data, failure: 'mailRefused' } } }];
  await pollStatus('7');
  documentsStore.setState({ documents: [page] });
  server.answers = [{ status: 403, body: { errors: [] } }];
  await sendDraft(receiver, '7');
  expect(state().ended).toMatchObject([
    { outcome: 'sent', userId: '7', addedDocuments: [page], receiver, pages: 9 },
    { outcome: 'failed', failure: 'mailRefused', receiver: { lastName: 'Falsch' } },
    { outcome: 'refused' },
  ]);
  for (const { createdAt } of state().ended) expect(createdAt).toBeDefined();
});

test('a document that was printed keeps its print pages, also when the server forgets it', async () => {
  server.answers = [accepted];
  await sendDraft(receiver, '7');
  server.answers = [{ status: 200, body: { data: { ...status('pending').body.data, step: 'render', pages: null } } }];
  await pollStatus('7');
  expect(state().sendings.map((sending) => pagesOf(sending, { [page.urlPath]: 3 }))).toEqual([6]);
  server.answers = [status('pending')];
  await pollStatus('7');
  expect(state().sendings.map((sending) => pagesOf(sending, { [page.urlPath]: 3 }))).toEqual([9]);
  server.answers = [{ status: 404, body: { errors: [] } }];
  await pollStatus('7');
  // Of another language, or of a catalogue of another day.
  for (const counts of [{}, { [page.urlPath]: 3 }]) {
    expect(documentsState.parse(JSON.parse(JSON.stringify(state()))).ended.map((one) => pagesOf(one, counts))).toEqual([9]);
  }
});

test('a waiting document whose page is gone is listed with the page while another draft is begun', async () => {
  await sendDraft(receiver, '7');
  documentsStore.setState({ documents: [draftEntry('K 330', '/product/k-330')] });
  const source = { pointer: 'pages.0' };
  server.answers = [{ status: 422, body: { errors: [{ status: '422', code: 'pageNotFound', title: 'Error', source }] } }];
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
  server.answers = [accepted];
  await Promise.all([sendNow(waiting.idempotencyKey), resendQueue('7')]);
  expect(server.calls).toHaveLength(1);
});

test('a document that left the queue while the one before it was sent is not sent with it', async () => {
  await sendDraft(receiver, '7');
  documentsStore.setState({ documents: [page] });
  await sendDraft({ ...receiver, lastName: 'Zweite' }, '7');
  const second = state().sendings[1];
  if (!second) throw new Error('it waits');
  server.answers = [accepted];
  const sent = resendQueue('7');
  expect(editDocument(second)).toBe(true);
  await sent;
  expect(server.calls).toHaveLength(3);
  expect(state().sendings).toMatchObject([{ state: 'generating', receiver: { lastName: 'Petersen' } }]);
});

test('a document that is being handed over cannot be edited', async () => {
  await sendDraft(receiver, '7');
  const [waiting] = state().sendings;
  if (!waiting) throw new Error('it waits');
  server.answers = [accepted];
  const sent = sendNow(waiting.idempotencyKey);
  expect(editDocument(waiting)).toBe(false);
  await sent;
  expect(editDocument(waiting)).toBe(false);
  expect(state()).toMatchObject({ documents: [], sendings: [{ state: 'generating' }] });
});

test('a document that was not sent leaves the list when it is edited; one that was sent stays in it', async () => {
  for (const outcome of ['failed', 'success']) {
    documentsStore.setState({ documents: [page], receiver });
    server.answers = [accepted];
    await sendDraft(receiver, '7');
    server.answers = [status(outcome)];
    await pollStatus('7');
  }
  for (const document of state().ended) expect(editDocument(document)).toBe(true);
  expect(state()).toMatchObject({ documents: [page], receiver, ended: [{ outcome: 'sent' }] });
});
