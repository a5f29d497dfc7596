// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wantTexts } from '../../../i18n/i18n.ts';
import { pageRoot } from '../../../testing/page-root.ts';
import { testLocations } from '../../../testing/test-locations.ts';
import type { MapEngine } from './engine.ts';
import { MapMarkers } from './map-markers.tsx';
import { MIN_ZOOM } from './zoom.ts';

await wantTexts('locations');

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Six offices of one region: at the least zoom five of them are one cluster, with the sixth in its middle. */
const region = testLocations(
  ...names.map((id, index): Parameters<typeof testLocations>[0] => ({
    id,
    country: 'DE',
    city: 'Köln',
    at: [50 + (index % 3) * 0.2, 7 + index * 0.2],
  })),
);
const far = testLocations({ id: 'far', country: 'NZ', city: 'Auckland', at: [-36.85, 174.76] });

/** A map whose places are at their degrees, ten pixels each. */
const engine: MapEngine = {
  drawn: Promise.resolve(),
  zoom: () => MIN_ZOOM,
  leastZoom: () => MIN_ZOOM,
  at: ({ lat, lng }) => ({ x: lng * 10, y: -lat * 10 }),
  size: () => ({ width: 990, height: 740 }),
  onMove: () => () => {},
  goTo: () => {},
  zoomBy: () => {},
  remove: () => {},
};

const render = pageRoot();
const show = (activeId: string) =>
  render(
    <MapMarkers
      engine={engine}
      level={MIN_ZOOM}
      locations={[...region, ...far]}
      activeId={activeId}
      onPress={() => {}}
      card={{ current: null }}
    />,
  );
const marker = (key: string) => {
  const button = document.querySelector<HTMLElement>(`[data-marker="${key}"]`);
  const [x = Number.NaN, y = Number.NaN] = button?.style.translate.split(' ').map(Number.parseFloat) ?? [];
  return { x, y, text: button?.textContent, lifted: button?.hasAttribute('data-lifted') };
};

test('the pin of the active one is above its cluster, whose number stays readable and can be pressed', async () => {
  await show('c');
  const pin = marker('c');
  const cluster = marker('a b d e f');
  expect(cluster.text).toBe('5');
  expect(Math.hypot(pin.x - cluster.x, pin.y - cluster.y)).toBeCloseTo(29 + 16);
  expect(pin.x, 'straight above its place').toBeCloseTo(74);
  expect(pin).toMatchObject({ lifted: true });
  expect(pin.y).toBeLessThan(cluster.y);
});

test('a pin outside of a cluster is where its place is', async () => {
  await show('far');
  expect(marker('far')).toMatchObject({ x: 1747.6, y: 368.5, lifted: false });
});
