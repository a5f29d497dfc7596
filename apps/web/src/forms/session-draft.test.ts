import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sessionDraft } from './session-draft.ts';

const empty = { name: '' };
const draft = sessionDraft('draft', z.object({ name: z.string() }), empty);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft keeps what its schema names, never a password beside it', () => {
  draft.write(Object.assign({ name: 'Karin' }, { password: 'sieben Messer' }));
  expect(sessionStorage.getItem('draft')).toBe('{"name":"Karin"}');
  expect(draft.read()).toEqual({ name: 'Karin' });
  draft.clear();
  expect(draft.read()).toEqual(empty);
});

test('what is damaged or of another shape counts as nothing', () => {
  for (const text of ['{', '[]', '{"name":7}', 'null']) {
    sessionStorage.setItem('draft', text);
    expect(draft.read()).toEqual(empty);
  }
});

test('without storage nothing is kept, and nothing breaks', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  draft.write({ name: 'Karin' });
  draft.clear();
  expect(draft.read()).toEqual(empty);
});
