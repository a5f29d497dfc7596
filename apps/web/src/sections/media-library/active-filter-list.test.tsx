// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActiveFilterList } from './active-filter-list.tsx';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));

const filter = (id: string) => ({ id, title: id, type: 'items', parentId: null });

function Library() {
  const [filters, setFilters] = useState(['a', 'b', 'c'].map(filter));
  return (
    <main tabIndex={-1}>
      <ActiveFilterList
        filters={filters}
        onRemove={(id) => setFilters((all) => all.filter((one) => one.id !== id))}
        onClear={() => setFilters([])}
      />
    </main>
  );
}

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<Library />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (text: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text);
    button?.focus();
    button?.click();
  });
const focused = () => document.activeElement?.textContent?.trim();

test('a chip that goes passes the focus to the next one, the last chip to the one before it', async () => {
  await press('a');
  expect(focused()).toBe('b');
  await press('c');
  expect(focused()).toBe('b');
});

test('with the last filter, and with all, the focus goes to what the list is in', async () => {
  for (const one of ['a', 'b', 'c']) await press(one);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('"remove all" goes with the list', async () => {
  await press('filters.clear');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
