// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparisonStore } from '../stores/comparison.ts';
import { CompareButton } from './compare-button.tsx';

vi.mock('../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<CompareButton machine={{ slug: 'ww-200', name: 'WW 200' }} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (detail: number) =>
  act(async () => document.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
const machines = () => comparisonStore.getState().machines.map(({ slug }) => slug);

test('a double click chooses a machine once; the next press takes it out', async () => {
  await press(1);
  await press(2);
  expect(machines()).toEqual(['ww-200']);
  await press(1);
  expect(machines()).toEqual([]);
});
