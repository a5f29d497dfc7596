// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testWorld } from '../../testing/test-locations.ts';
import { LocationList } from './location-list.tsx';
import { byRegion, pressed } from './model.ts';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));

const world = testWorld();
function List() {
  const [active, setActive] = useState<string | null>(null);
  return (
    <LocationList
      groups={byRegion(world, active)}
      activeId={active}
      distanceOf={() => null}
      inPlace={false}
      onPress={(id) => setActive(pressed(active, id))}
    />
  );
}

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<List />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const entries = () => [...document.querySelectorAll<HTMLElement>('[data-location]')];
/** A press at the place of an entry: `detail` counts those of a double click. */
const press = (at: number, detail: number) =>
  act(async () => entries()[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
const active = () => document.querySelector('[aria-pressed=true]')?.getAttribute('data-location');

test('the second press of a double click is none: its place is that of another location by then', async () => {
  const last = entries().length - 1;
  const wanted = entries()[last]?.dataset.location;
  await press(last, 1);
  expect(active()).toBe(wanted);
  expect(entries()[last]?.dataset.location, 'its region has moved to the top').not.toBe(wanted);
  await press(last, 2);
  expect(active()).toBe(wanted);
});

test('a second press later deactivates', async () => {
  await press(0, 1);
  await press(0, 1);
  expect(active()).toBeUndefined();
});
