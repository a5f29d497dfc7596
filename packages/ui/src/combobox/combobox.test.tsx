// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const OPTIONS = [
  { value: 'DE', label: 'Germany' },
  { value: 'NE', label: 'Niger' },
  { value: 'NG', label: 'Nigeria' },
];
let root: Root;
let value: string;

function Form({ begun = null, focused = false }: { begun?: string | null; focused?: boolean }) {
  useLayoutEffect(() => {
    if (focused) input().focus();
  }, [focused]);
  const [chosen, setChosen] = useState('');
  value = chosen;
  return (
    <form>
      <Combobox
        label="Country"
        locale="en"
        options={OPTIONS}
        value={chosen}
        begun={begun}
        onChange={setChosen}
        texts={{ none: 'none', unknown: 'unknown' }}
      />
    </form>
  );
}
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () => root.render(<Form />));
  await act(async () => input().focus());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const input = () => document.querySelector('input') as HTMLInputElement;
const offered = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = async (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void input().dispatchEvent(event));
  return event;
};

test('Escape closes the list and leaves what is typed; more of it, or an arrow key, opens it again', async () => {
  await type('ni');
  expect(offered()).toEqual(['Niger', 'Nigeria']);
  await press('Escape');
  expect(offered()).toEqual([]);
  expect(input().value).toBe('ni');
  await press('Escape');
  expect(offered()).toEqual([]);
  await press('ArrowDown');
  expect(offered()).toEqual(['Niger', 'Nigeria']);
  await press('Escape');
  await type('nig');
  expect(offered()).toEqual(['Niger', 'Nigeria']);
});

test('Enter where nothing matches closes the list and sends no form; the next one may', async () => {
  await type('nowhere');
  expect(document.body.textContent).toContain('none');
  expect((await press('Enter')).defaultPrevented).toBe(true);
  expect(document.body.textContent).not.toContain('none');
  expect(input().value).toBe('nowhere');
  expect((await press('Enter')).defaultPrevented).toBe(false);
  expect(document.body.textContent).not.toContain('none');
});

test('a name that begins another one is chosen, and the list stays until the field is left', async () => {
  await type('Nige');
  await type('Niger');
  expect(value).toBe('NE');
  expect(offered()).toEqual(['Niger', 'Nigeria']);
  await type('niger');
  expect(value).toBe('NE');
  await act(async () => input().blur());
  expect(offered()).toEqual([]);
  expect(input().value).toBe('Niger');
  await act(async () => input().focus());
  await type('Nigeri');
  expect([value, offered()]).toEqual(['', ['Nigeria']]);
  await type('Nigeria');
  expect(value).toBe('NG');
  expect(offered()).toEqual([]);
});

test('Enter takes the name that is written out, an arrow key the longer one', async () => {
  await type('Niger');
  await press('Enter');
  expect([value, input().value, offered()]).toEqual(['NE', 'Niger', []]);
  await type('Nige');
  await type('Niger');
  await press('ArrowDown');
  await press('Enter');
  expect([value, input().value, offered()]).toEqual(['NG', 'Nigeria', []]);
});

test('what was typed before the code came stays, and is chosen where it is a whole name', async () => {
  for (const [begun, chosen] of [
    ['Nig', ''],
    ['Germany', 'DE'],
  ] as const) {
    await act(async () => root.render(null));
    await act(async () => root.render(<Form begun={begun} />));
    expect(value).toBe(chosen);
    expect(input().value).toBe(begun);
  }
  // Where one is still writing, the longer name is offered too.
  await act(async () => root.render(null));
  await act(async () => root.render(<Form begun="Niger" focused />));
  expect([value, input().value, offered()]).toEqual(['NE', 'Niger', ['Niger', 'Nigeria']]);
});
