import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { record } from './record.ts';

const outcome = (loading: Promise<unknown>, timeout?: number) => record(loading, timeout).catch((error: unknown) => error);

describe('record', () => {
  it('answers with the record', async () => {
    expect(await record(Promise.resolve(1))).toBe(1);
  });
  it('is not found when the server says so, and when it takes too long', async () => {
    expect(isNotFound(await outcome(Promise.reject(new ApiFailure(404))))).toBe(true);
    expect(isNotFound(await outcome(new Promise(() => undefined), 20))).toBe(true);
  });
  it('hands other failures on', async () => {
    const failure = new ApiFailure(0);
    expect(await outcome(Promise.reject(failure))).toBe(failure);
  });
});
