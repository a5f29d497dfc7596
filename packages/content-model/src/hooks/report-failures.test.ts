import { APIError, Forbidden } from 'payload';
import { expect, test } from 'vitest';
import type { ContentEnvironment } from '../environment.ts';
import { reportFailures } from './report-failures.ts';

test('answers of 5xx are reported, refusals are not', async () => {
  const told: unknown[] = [];
  const environment = { reportFailure: (error: unknown) => void told.push(error) };
  const hook = reportFailures(environment as ContentEnvironment);
  const errors = [new TypeError('x'), new APIError('x', 500), new APIError('x', 503), new APIError('x', 400), new Forbidden()];
  // The hook looks at nothing but the error.
  for (const error of errors) await hook({ error } as Parameters<typeof hook>[0]);
  expect(told).toEqual(errors.slice(0, 3));
});
