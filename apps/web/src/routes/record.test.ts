import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
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
  it('waits for 30 seconds, and no longer', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const loading = outcome(new Promise(() => undefined)).then((error) => ended(isNotFound(error)));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(ended).toHaveBeenCalledWith(true);
    vi.useRealTimers();
  });
  it('hands other failures on', async () => {
    const failure = new ApiFailure(0);
    expect(await outcome(Promise.reject(failure))).toBe(failure);
  });
});
