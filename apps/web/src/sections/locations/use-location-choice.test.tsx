// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testWorld } from '../../testing/test-locations.ts';
import { type LocationChoice, useLocationChoice } from './use-location-choice.ts';

const world = testWorld();
let address: string | null;
let go: (id: string | null) => void;
let choice: LocationChoice;
/** The page with its address. */
function Page() {
  const [named, setNamed] = useState<string | null>('koeln');
  address = named;
  go = setNamed;
  choice = useLocationChoice(world, named, setNamed);
  return null;
}

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('what is chosen is in the address, and the search that found it stays', async () => {
  expect([choice.activeId, choice.asked]).toEqual(['koeln', 'koeln']);
  await act(async () => choice.search('Ham'));
  await act(async () => choice.activate('hamburg'));
  expect([address, choice.activeId, choice.query, choice.asked]).toEqual(['hamburg', 'hamburg', 'Ham', null]);
  await act(async () => choice.activate(null));
  expect([address, choice.activeId]).toEqual([null, null]);
});

test('a link to another one shows that, without what was looked for', async () => {
  await act(async () => choice.activate('hamburg'));
  await act(async () => choice.search('Ham'));
  await act(async () => go('aurora'));
  expect([choice.activeId, choice.asked, choice.query]).toEqual(['aurora', 'aurora', '']);
  await act(async () => go(null));
  expect(choice.activeId).toBeNull();
});

test('the nearest is not in the address: where the reader is stays here', async () => {
  const coords = { latitude: -26, longitude: 28 };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords }) } });
  await act(async () => choice.ask());
  expect([address, choice.activeId]).toEqual([null, 'midrand']);
});
