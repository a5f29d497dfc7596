import { RESEND_INTERVAL_MS } from '@vitrine/contract/documents.ts';
import { describe, expect, test } from 'vitest';
import type { GeneratingDocument, QueuedDocument } from '../../stores/documents-state.ts';
import { mayStart, moveSending, type SendingEvent } from './sending.ts';

const at = new Date('2026-11-21T10:00:00.000Z');
const later = (ms: number) => new Date(at.getTime() + ms);

const common = {
  idempotencyKey: '7f3b2f0e-4b0e-4d8f-9d55-2a4a5f0f4f11',
  userId: '7',
  addedDocuments: [
    { id: '/product/ww-200', tableOfContentsTitle: 'Winkelwolf WW 200', urlPath: '/product/ww-200', type: 'pdf' as const },
  ],
  receiver: {
    gender: 'female' as const,
    firstName: 'Karin',
    lastName: 'Petersen',
    company: 'Fleischwerk Niederaue',
    email: 'k.petersen@niederaue.example',
    message: '',
  },
};
const waiting: QueuedDocument = { ...common, state: 'queued', isProcessed: false, processStartDate: null };
const processed: QueuedDocument = { ...common, state: 'queued', isProcessed: true, processStartDate: at.toISOString() };
const generating: GeneratingDocument = {
  ...common,
  state: 'generating',
  hash: 'abc',
  startedAt: at.toISOString(),
  retried: false,
};

describe('a queued document', () => {
  test('starts when it waits, and keeps its idempotency key', () => {
    expect(mayStart(waiting, at)).toBe(true);
    expect(moveSending(waiting, { type: 'start', at })).toEqual({ next: processed });
  });

  test('is skipped while it is processed, until the resend interval has passed', () => {
    const early = later(RESEND_INTERVAL_MS - 1);
    expect(mayStart(processed, early)).toBe(false);
    expect(moveSending(processed, { type: 'start', at: early })).toEqual({ next: processed });
    const due = later(RESEND_INTERVAL_MS);
    expect(mayStart(processed, due)).toBe(true);
    expect(moveSending(processed, { type: 'start', at: due })).toMatchObject({
      next: { processStartDate: due.toISOString() },
    });
  });

  test('becomes a generating one when the server accepts it', () => {
    expect(moveSending(processed, { type: 'accepted', hash: 'abc', at })).toEqual({ next: generating });
  });

  test('waits again when nothing was decided', () => {
    expect(moveSending(processed, { type: 'deferred' })).toEqual({ next: waiting });
  });

  test('waits for its time when many pages were ordered within the hour', () => {
    const until = later(600_000);
    const move = moveSending(processed, { type: 'limited', limit: 'pages', until });
    expect(move).toEqual({ next: { ...waiting, notBefore: until.toISOString(), limit: 'pages' } });
    if (!('next' in move)) return;
    expect(mayStart(move.next, later(599_000))).toBe(false);
    expect(mayStart(move.next, until)).toBe(true);
    expect(moveSending(move.next, { type: 'deferred' })).toEqual({ next: waiting });
  });

  test('does not wait for times that were noted before the clock of the computer was set back', () => {
    const dayBefore = later(-86_400_000);
    expect(mayStart(processed, dayBefore)).toBe(true);
    expect(moveSending(processed, { type: 'start', at: dayBefore })).toMatchObject({
      next: { processStartDate: dayBefore.toISOString() },
    });
    const limited = { ...waiting, notBefore: at.toISOString(), limit: 'pages' as const };
    expect([mayStart(limited, later(-3_600_000)), mayStart(limited, later(-3_600_001))]).toEqual([false, true]);
  });

  test('ends when it is invalid or refused', () => {
    expect(moveSending(processed, { type: 'invalid' })).toEqual({ outcome: 'invalid' });
    expect(moveSending(processed, { type: 'refused' })).toEqual({ outcome: 'refused' });
  });

  test('is not moved by a status', () => {
    expect(moveSending(waiting, { type: 'status', status: 'success', retried: false })).toEqual({ next: waiting });
  });
});

describe('a generating document', () => {
  test('goes on while it is pending and says that its mail is tried again', () => {
    expect(moveSending(generating, { type: 'status', status: 'pending', retried: false })).toEqual({ next: generating });
    expect(moveSending(generating, { type: 'status', status: 'pending', retried: true })).toEqual({
      next: { ...generating, retried: true, held: false },
    });
  });

  test.each([
    ['success', 'sent'],
    ['failed', 'failed'],
    ['unknown', 'failed'],
  ] as const)('ends with status %s as %s', (status, outcome) => {
    expect(moveSending(generating, { type: 'status', status, retried: false })).toEqual({ outcome });
  });

  test('is not moved by what belongs to the queue', () => {
    const events: SendingEvent[] = [
      { type: 'start', at },
      { type: 'accepted', hash: 'other', at },
      { type: 'deferred' },
      { type: 'invalid' },
      { type: 'refused' },
    ];
    for (const event of events) expect(moveSending(generating, event)).toEqual({ next: generating });
    expect(mayStart(generating, at)).toBe(false);
  });
});
