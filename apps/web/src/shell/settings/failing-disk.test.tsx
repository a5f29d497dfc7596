// @vitest-environment happy-dom
import { TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResetDialog } from './reset-dialog.tsx';
import { ServerPart } from './server-part.tsx';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
const reset = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../session/log-out.ts', () => ({ reset }));

let root: Root;
const show = (shown: ReactNode) => act(async () => root.render(shown));
/** Presses the last button of this name: a dialog comes after what opens it. */
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.trim() === name)?.click());
const clear = async () => {
  throw new TransferError({ kind: 'disk', message: 'Input/output error' });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reset.mockClear();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('a reset that fails on the disk says so, deletes nothing else, and its dialog can be closed', async () => {
  const closed = vi.fn();
  await show(<ResetDialog open copy="" clear={clear} onClose={closed} />);
  await press('settings.resetConfirm');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('settings.resetFailed');
  expect(reset).not.toHaveBeenCalled();
  await press('cancel');
  expect(closed).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a change of the server that fails on the disk is no fault of the server', async () => {
  const main = { server: () => 'https://old.example', checkServer: async () => 'ours' as const, changeServer: vi.fn() };
  await show(<ServerPart main={main} clear={clear} />);
  await press('settings.serverChange');
  const field = document.querySelector<HTMLInputElement>('input[type=url]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'https://new.example');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('settings.serverConfirm');
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('server.disk'), 10_000));
  expect(document.body.textContent).not.toContain('server.unreachable');
  expect(main.changeServer).not.toHaveBeenCalled();
});
