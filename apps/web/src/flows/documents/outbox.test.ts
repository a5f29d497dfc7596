import { expect, test } from 'vitest';
import { EMPTY_RECEIVER, type EndedDocument, type QueuedDocument } from '../../stores/documents-state.ts';
import { actionsOf, listedOf, pagesOf } from './outbox.ts';

const at = (minute: number) => `2026-11-23T09:${String(minute).padStart(2, '0')}:00.000Z`;
const content = (name: string, userId = '7') => ({
  idempotencyKey: name,
  userId,
  addedDocuments: [{ id: '/product/a', tableOfContentsTitle: 'A', urlPath: '/product/a', type: 'pdf' as const }],
  receiver: EMPTY_RECEIVER,
});
const queued = (name: string, minute: number, userId?: string): QueuedDocument => ({
  ...content(name, userId),
  createdAt: at(minute),
  state: 'queued',
  isProcessed: false,
  processStartDate: null,
});
const ended = (name: string, minute: number, outcome: EndedDocument['outcome'], userId?: string): EndedDocument => ({
  ...content(name, userId),
  createdAt: at(minute),
  state: 'ended',
  outcome,
  endedAt: at(minute + 1),
});

test('what was not sent comes first, then what is on its way, then what was sent; nothing of another user', () => {
  const { createdAt: _, ...old } = queued('old', 1);
  const list = listedOf(
    '7',
    [old, queued('waits', 10), queued('waits-later', 12), queued('other', 13, '8')],
    [
      ended('sent', 40, 'sent'),
      ended('sent-later', 50, 'sent'),
      ended('failed', 2, 'failed'),
      ended('other-2', 3, 'failed', '8'),
    ],
  );
  expect(list.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'failed',
    'waits-later',
    'waits',
    'old',
    'sent-later',
    'sent',
  ]);
});

test('the actions are those of the drawing', () => {
  const now = new Date(at(30));
  expect(actionsOf(queued('a', 1), now)).toEqual(['sendNow', 'edit']);
  expect(actionsOf({ ...queued('a', 1), notBefore: at(31) }, now)).toEqual(['edit']);
  expect(actionsOf({ ...queued('a', 1), notBefore: at(29) }, now)).toEqual(['sendNow', 'edit']);
  expect(actionsOf({ ...queued('a', 1), isProcessed: true, processStartDate: at(30) }, now)).toEqual([]);
  expect(actionsOf(ended('a', 1, 'sent'), now)).toEqual(['sendAgain']);
  const known = { ...ended('a', 1, 'sent'), hash: 'a' };
  expect(actionsOf(known, now)).toEqual(['open', 'sendAgain']);
  const late = { ...known, createdAt: '2026-10-30T09:00:00.000Z' };
  for (const document of [known, late]) {
    expect(actionsOf(document, new Date('2026-12-23T09:01:59.000Z')), 'its last minute').toEqual(['open', 'sendAgain']);
    expect(actionsOf(document, new Date('2026-12-23T09:02:00.000Z')), '30 days after it was sent').toEqual(['sendAgain']);
  }
  for (const outcome of ['failed', 'invalid', 'refused'] as const) {
    expect(actionsOf(ended('a', 1, outcome), now)).toEqual(['editAndSend', 'remove']);
  }
});

test('what an older version sent, and what is not printed yet, has the pages of its chapters as far as they are known', () => {
  for (const document of [ended('a', 1, 'sent'), queued('a', 1)]) {
    expect(pagesOf(document, { '/product/a': 7 })).toBe(10);
    expect(pagesOf(document, {})).toBeNull();
  }
});
