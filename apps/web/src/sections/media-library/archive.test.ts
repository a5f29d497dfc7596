import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { failureOf } from './use-archive.ts';

const refusal = (status: number, ...pointers: string[]) =>
  new ApiFailure(
    status,
    pointers.map((pointer) => ({ status: String(status), code: 'noValidValue', title: 'x', source: { pointer } })),
  );

test('items that are gone are known by their places', () => {
  const of = ['a', 'b', 'c'];
  expect(failureOf(refusal(422, 'items.0', 'items.2'), of)).toEqual({ at: 'gone', of, lost: ['a', 'c'] });
  expect(failureOf(refusal(422, 'items.7', 'items'), of), 'a place that was not asked for').toEqual({
    at: 'failed',
    of,
    reason: 'failed',
  });
});

test('too many ZIP files, and every other failure', () => {
  expect(failureOf(refusal(429), [])).toEqual({ at: 'failed', of: [], reason: 'often' });
  expect(failureOf(new TypeError('network'), [])).toEqual({ at: 'failed', of: [], reason: 'failed' });
});
