// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { painted } from '@vitrine/ui/painted.ts';
import { beforeEach, expect, test } from 'vitest';
import { openStep } from './open-step.ts';

let history: ReturnType<typeof createMemoryHistory>;
beforeEach(() => {
  history = createMemoryHistory({ initialEntries: ['/product/ww-200'] });
});

const open = (index: number) => openStep(history, `gallery/${index}`, (overlay) => overlay !== undefined);
const overlay = () => history.location.state.overlay;

test('the press is answered before the router has its step', async () => {
  const opened = open(2);
  expect(overlay()).toBeUndefined();
  await painted();
  await opened;
  expect(overlay()).toBe('gallery/2');
  expect(history.location.href).toBe('/product/ww-200');
});

test('a double press is one step', async () => {
  const before = history.length;
  await Promise.all([open(0), open(1)]);
  await open(1);
  expect(history.length).toBe(before + 1);
  expect(overlay()).toBe('gallery/0');
});

test('a view that was closed in the meantime does not open with what was pressed in it', async () => {
  history.push('/product/ww-200', { overlay: 'details/2' });
  const opened = openStep(history, 'details/2/image', (shown) => shown === 'details/2/image');
  history.back();
  await opened;
  expect(overlay()).toBeUndefined();
});

test('what was opened in the meantime stays alone', async () => {
  const opened = open(0);
  history.push('/product/ww-200', { overlay: 'menu' });
  await opened;
  expect(overlay()).toBe('menu');
});

test('a page that was left in the meantime opens nothing over the next one', async () => {
  const opened = open(0);
  history.push('/product/ww-160');
  await opened;
  expect(overlay()).toBeUndefined();
});
