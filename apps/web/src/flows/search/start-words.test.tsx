// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchesStore } from '../../stores/searches.ts';
import { StartWords } from './start-words.tsx';

vi.mock('../../i18n/use-texts.ts', () => ({
  useTexts: () => (key: string, values?: { query?: string }) => (values?.query ? `${key} ${values.query}` : key),
}));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  searchesStore.setState({ userId: '1', recent: ['wolf', 'kutter', 'mischer'] });
  document.body.innerHTML = '<dialog open><input data-first-focus /><div></div></dialog>';
  root = createRoot(document.querySelector('dialog div') ?? document.body);
  await act(async () => root.render(<StartWords frequent={[]} onChoose={() => undefined} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
const press = (name: string) =>
  act(async () => {
    button(name)?.focus();
    button(name)?.click();
  });

test('searches are forgotten one after the other by the keyboard, which ends in the field', async () => {
  await press('forget kutter');
  expect(document.activeElement).toBe(button('forget mischer'));
  await press('forget mischer');
  expect(document.activeElement).toBe(button('forget wolf'));
  await press('forget wolf');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a double click forgets one search, not the one that moves under the pointer as well', async () => {
  await press('forget wolf');
  await act(async () => void button('forget kutter')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  expect(searchesStore.getState().recent).toEqual(['kutter', 'mischer']);
});

test('forgetting all of them leads to the field', async () => {
  await press('forgetAll');
  expect(document.activeElement?.tagName).toBe('INPUT');
});
