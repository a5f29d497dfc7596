// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a page has it that was just loaded. */
async function loaded() {
  vi.resetModules();
  return (await import('./chosen-output.ts')).chosenOutput;
}
beforeEach(() => sessionStorage.clear());

test('plate and state hold after a reload of the tab, and not in another visit', async () => {
  expect((await loaded()).getState()).toEqual({ state: null, plate: null });
  const store = await loaded();
  store.setState({ plate: 8 });
  store.setState({ state: 'frozen' });
  expect((await loaded()).getState()).toEqual({ state: 'frozen', plate: 8 });
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect((await loaded()).getState()).toEqual({ state: null, plate: null });
});

test('what is stored and no choice is dropped', async () => {
  sessionStorage.setItem('output', JSON.stringify({ state: { state: 'frozen', plate: '8' }, version: 1 }));
  expect((await loaded()).getState()).toEqual({ state: null, plate: null });
});
