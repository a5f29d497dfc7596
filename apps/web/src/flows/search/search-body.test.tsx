// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBody } from './search-body.tsx';

const { actions } = vi.hoisted(() => ({ actions: { openGroup: vi.fn(), setActive: vi.fn() } }));
vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('./comparison-foot.tsx', () => ({ ComparisonFoot: () => null }));
vi.mock('./trouble.tsx', () => ({ Trouble: () => null }));
vi.mock('./media-trouble.tsx', () => ({ MediaTrouble: () => null }));
vi.mock('./use-search.ts', () => ({
  useSearch: () => ({
    text: 'wolf',
    result: null,
    groups: [{ kind: 'page', count: 9, most: 9, options: [0, 1].map((at) => ({ at, rest: 'page' })) }],
    shown: [],
    active: { at: 0, cell: 'hit' },
    media: { state: 'none' },
    actions,
  }),
}));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<SearchBody />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (key: string, isComposing: boolean) =>
  act(
    async () =>
      void document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true })),
  );

test('the keys of an input method are its own while it makes a word', async () => {
  await press('ArrowDown', true);
  await press('Enter', true);
  expect(actions.setActive).not.toHaveBeenCalled();
  expect(actions.openGroup).not.toHaveBeenCalled();
  await press('ArrowDown', false);
  await press('Enter', false);
  expect(actions.setActive).toHaveBeenCalledExactlyOnceWith({ at: 1, cell: 'hit' });
  expect(actions.openGroup).toHaveBeenCalledExactlyOnceWith('page');
});
