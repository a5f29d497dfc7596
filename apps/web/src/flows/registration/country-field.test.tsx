// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountryField } from './country-field.tsx';

vi.mock('../../i18n/use-language.ts', () => ({ useLanguage: () => ({ language: 'en' }) }));
vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('../../api/find.ts', () => ({
  findMany: () => ({
    queryKey: ['countries'],
    queryFn: async () => [{ id: '1', code: 'DE', isIndependent: true, fromCurrentSite: { common: 'Germany' } }],
  }),
}));
const code = vi.hoisted(() => ({ comes: async (): Promise<unknown> => undefined }));
vi.mock('@tanstack/react-query', async (original) => {
  const library = await original<typeof import('@tanstack/react-query')>();
  // The code of the list comes when a test lets it.
  const queryOptions = (options: { queryFn: () => Promise<unknown> }) => ({
    ...options,
    queryFn: async () => {
      await code.comes();
      return options.queryFn();
    },
  });
  return { ...library, queryOptions };
});

let root: Root;
const chosen = vi.fn();
const show = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <form>
          <CountryField id="country" value="1" error={undefined} onChange={chosen} />
        </form>
      </QueryClientProvider>,
    ),
  );
const field = () => document.getElementById('country') as HTMLInputElement;
const comes = () => act(() => vi.waitFor(() => expect(field().getAttribute('role')).toBe('combobox'), 10_000));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('a field that has the focus keeps it when its code comes; one that was left does not take it', async () => {
  for (const stays of [true, false]) {
    const { promise, resolve: come } = Promise.withResolvers<void>();
    code.comes = () => promise;
    await show();
    await act(async () => field().focus());
    if (!stays) await act(async () => field().blur());
    come();
    await comes();
    expect(document.activeElement === field()).toBe(stays);
    expect(field().value).toBe('Germany');
    await act(async () => root.render(null));
  }
});

test('the code is asked for once somebody is at the form, and what is typed until it comes stays, with the caret', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>();
  code.comes = vi.fn(() => promise);
  await show();
  expect(code.comes).not.toHaveBeenCalled();
  await act(async () => field().focus());
  expect(code.comes).toHaveBeenCalledOnce();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'Germ');
    field().setSelectionRange(2, 2);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  // What was chosen before is not sent instead.
  expect(chosen).toHaveBeenLastCalledWith('');
  come();
  await comes();
  expect(field().value).toBe('Germ');
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe(2);
  expect([...document.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual(['Germany']);
});

test('a browser that fills in the form does not bring the focus into the field', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>();
  code.comes = () => promise;
  await show();
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'Germ');
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  come();
  await comes();
  expect(field().value).toBe('Germ');
  expect(document.activeElement).not.toBe(field());
});

test('code that does not come leaves the field, which says so and asks again', async () => {
  code.comes = () => Promise.reject(new Error('no connection'));
  await show();
  await act(async () => document.querySelector('form')?.dispatchEvent(new Event('pointerover', { bubbles: true })));
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('countries.failed'), 10_000));
  expect(field().value).toBe('Germany');
  code.comes = async () => undefined;
  await act(async () => document.querySelector('button')?.click());
  await comes();
  expect(document.activeElement).toBe(field());
  expect(document.body.textContent).not.toContain('countries.failed');
  expect(document.querySelector('button')).toBeNull();
});
