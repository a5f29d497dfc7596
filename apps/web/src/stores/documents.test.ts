import { DOCUMENT_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { beforeEach, expect, test } from 'vitest';
import { person } from '../testing/person.ts';
import { restore } from './area.ts';
import {
  addDocument,
  clearDraft,
  documentsStore,
  draftEntry,
  moveDocument,
  putEnded,
  putSending,
  rememberRecipient,
  removeDocument,
  removeSending,
  setReceiver,
} from './documents.ts';
import {
  documentsState,
  EMPTY_DOCUMENTS,
  EMPTY_RECEIVER,
  type EndedDocument,
  NOTHING_OWN,
  RECENT_RECIPIENTS_MAX,
  SENT_KEPT_MAX,
  type Sending,
} from './documents-state.ts';
import { clearObjects, objectsStore, setUser } from './objects.ts';

const area = { name: 'documents', version: 1, schema: documentsState, initial: EMPTY_DOCUMENTS };
const page = (slug: string) => draftEntry(slug, `/product/${slug}`);
const paths = () => documentsStore.getState().documents.map((d) => d.urlPath);
const karin = { ...EMPTY_RECEIVER, firstName: 'Karin', email: 'karin@example.com', message: 'Guten Tag' };
const sending: Sending = {
  state: 'queued',
  idempotencyKey: '7f3b2f0e-4b0e-4d8f-9d55-2a4a5f0f4f11',
  userId: '7',
  addedDocuments: [page('a')],
  receiver: karin,
  isProcessed: false,
  processStartDate: null,
};

beforeEach(() => {
  objectsStore.setState({ user: null }, true);
  documentsStore.setState(EMPTY_DOCUMENTS, true);
});

test('pages are added once, moved and removed', () => {
  for (const slug of ['a', 'b', 'c', 'b']) addDocument(page(slug));
  expect(paths()).toEqual(['/product/a', '/product/b', '/product/c']);
  moveDocument('/product/c', 0);
  expect(paths()).toEqual(['/product/c', '/product/a', '/product/b']);
  moveDocument('/product/c', 99);
  expect(paths()).toEqual(['/product/a', '/product/b', '/product/c']);
  moveDocument('/product/unknown', 0);
  removeDocument('/product/a');
  expect(paths()).toEqual(['/product/b', '/product/c']);
});

test('of the documents that were sent the newest stay, of each user; what was not sent stays until it is removed', () => {
  const ended = (n: number, outcome: EndedDocument['outcome'], userId = '7'): EndedDocument => {
    const { addedDocuments, receiver } = sending;
    return {
      addedDocuments,
      receiver,
      idempotencyKey: `${userId}-${outcome}-${n}`,
      userId,
      state: 'ended',
      outcome,
      endedAt: '2026-11-23T09:00:00.000Z',
    };
  };
  putEnded(ended(0, 'sent', '8'));
  for (let n = 0; n < SENT_KEPT_MAX + 5; n++) {
    putEnded(ended(n, 'sent'));
    putEnded(ended(n, 'failed'));
  }
  const keys = documentsStore.getState().ended.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.filter((key) => key.startsWith('7-sent'))).toHaveLength(SENT_KEPT_MAX);
  expect(keys).toContain(`7-sent-${SENT_KEPT_MAX + 4}`);
  expect(keys.filter((key) => key.startsWith('7-failed'))).toHaveLength(SENT_KEPT_MAX + 5);
  expect(keys).toContain('8-sent-0');
});

test('a full draft takes no more pages', () => {
  for (let n = 0; n <= DOCUMENT_PAGES_MAX; n++) addDocument(page(`p-${n}`));
  expect(paths()).toHaveLength(DOCUMENT_PAGES_MAX);
});

test('clearing the draft keeps what is on its way', () => {
  addDocument(page('a'));
  setReceiver(karin);
  putSending(sending);
  clearDraft();
  expect(documentsStore.getState()).toMatchObject({ documents: [], receiver: EMPTY_RECEIVER, sendings: [sending] });
  putSending({ ...sending, isProcessed: true });
  expect(documentsStore.getState().sendings).toEqual([{ ...sending, isProcessed: true }]);
  removeSending(sending.idempotencyKey);
  expect(documentsStore.getState().sendings).toEqual([]);
});

test('a few recent recipients are kept, newest first, each address once, without the message', () => {
  for (let n = 0; n < RECENT_RECIPIENTS_MAX + 2; n++) rememberRecipient({ ...karin, email: `${n}@example.com` });
  rememberRecipient({ ...karin, email: '4@EXAMPLE.com' });
  const { recentRecipients } = documentsStore.getState();
  expect(recentRecipients.map((r) => r.email)).toEqual([
    '4@EXAMPLE.com',
    '6@example.com',
    '5@example.com',
    '3@example.com',
    '2@example.com',
  ]);
  expect(recentRecipients[0]).not.toHaveProperty('message');
});

test('a damaged part of the stored area does not take the others with it', () => {
  const stored = { documents: 'broken', receiver: { firstName: 1 }, sendings: [sending, { state: '?' }], recentRecipients: null };
  expect(restore(area, JSON.stringify({ version: 1, state: stored }))).toEqual({ ...EMPTY_DOCUMENTS, sendings: [sending] });
});

test('state of another program or a newer version is not taken', () => {
  expect(restore(area, 'not json')).toBeNull();
  expect(restore(area, JSON.stringify({ version: 2, state: EMPTY_DOCUMENTS }))).toBeNull();
  expect(restore(area, JSON.stringify({ version: 1, state: 5 }))).toBeNull();
});

test('draft, message and recipients are their user’s: another sees none of them, the same one finds them again', () => {
  setUser(person('7'));
  addDocument(page('a'));
  setReceiver(karin);
  rememberRecipient(karin);
  putSending(sending);
  const ofSeven = { documents: [page('a')], receiver: karin, recentRecipients: [{ email: karin.email }] };
  clearObjects();
  setUser(person('7'));
  expect(documentsStore.getState()).toMatchObject(ofSeven);
  clearObjects();
  setUser(person('8'));
  expect(documentsStore.getState()).toMatchObject({ ...NOTHING_OWN, sendings: [sending] });
  addDocument(page('b'));
  const stored = JSON.stringify({ version: 1, state: documentsStore.getState() });
  expect(restore(area, stored)).toEqual(documentsStore.getState());
  setUser(person('7'));
  expect(documentsStore.getState()).toMatchObject(ofSeven);
  setUser(person('8'));
  expect(paths()).toEqual(['/product/b']);
});
