// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { laterComponent } from './load-code.ts';
import { painted } from './painted.ts';

test('code that may be wanted is asked for after the frame of the event that says so, and its failure is nobody’s', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  const component = laterComponent<{ Viewer: string }, 'Viewer'>(load, 'Viewer');
  component.ahead();
  expect(load).not.toHaveBeenCalled();
  await painted();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('code is not asked for ahead without a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const load = vi.fn(async () => ({ Viewer: 'viewer' }));
  laterComponent(load, 'Viewer').ahead();
  await painted();
  await painted();
  expect(load).not.toHaveBeenCalled();
});

test('code that is wanted is asked for at once', async () => {
  const component = laterComponent(async () => ({ Viewer: 'viewer' }), 'Viewer');
  expect(await component()).toEqual({ default: 'viewer' });
});
