// @vitest-environment happy-dom
import type { ServerAnswer } from '@vitrine/platform/main-process/types.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useServerForm } from './use-server-form.ts';

const checkServer = vi.fn(async (_: string): Promise<ServerAnswer> => 'unreachable');

function Form() {
  const { field, fault, submit } = useServerForm({ server: () => null, checkServer, changeServer: async () => undefined });
  return (
    <form onSubmit={submit} noValidate>
      <input {...field} />
      <p>{fault}</p>
    </form>
  );
}

test.each([
  ['katalog.example', 'https://katalog.example', 'notSecure'],
  ['https://katalog.example', 'https://katalog.example', 'unreachable'],
  ['http://katalog.example', 'http://katalog.example', 'unreachable'],
  ['localhost:4000', 'http://localhost:4000', 'unreachable'],
])('%j, at which nobody answers, is asked as %j and is %s', async (typed, asked, fault) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<Form />));
  const [form, field] = [document.querySelector('form'), document.querySelector('input')];
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => form?.requestSubmit());
  await act(() => vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe(fault), 10_000));
  expect(checkServer).toHaveBeenLastCalledWith(asked);
});
