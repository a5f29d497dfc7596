import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids are UUIDs of version 4, each another, also where the origin is not secure', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
