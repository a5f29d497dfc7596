// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FindField } from './find-field.tsx';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));

const onEnter = vi.fn();
const nothing = () => undefined;

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () =>
    root.render(<FindField query="" onQuery={nothing} onEnter={onEnter} nearest={{ state: 'off' }} onNear={nothing} />),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (isComposing: boolean) =>
  act(
    async () =>
      void document
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true })),
  );

test('Enter that ends the word of an input method chooses nothing', async () => {
  await press(true);
  expect(onEnter).not.toHaveBeenCalled();
  await press(false);
  expect(onEnter).toHaveBeenCalledOnce();
});
