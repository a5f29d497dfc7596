// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

let root: Root;
const onClose = vi.fn();
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onClose.mockClear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () =>
    root.render(
      <Dialog open onClose={onClose} label="Filter">
        <button type="button">Nothing</button>
      </Dialog>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (selector: string, detail: number) =>
  act(async () => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));

test('the ground closes it by a press, and not by the second one of a double click', async () => {
  await press('dialog', 2);
  expect(onClose).not.toHaveBeenCalled();
  await press('dialog', 1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is in it does not close it', async () => {
  await press('dialog button', 1);
  expect(onClose).not.toHaveBeenCalled();
});
