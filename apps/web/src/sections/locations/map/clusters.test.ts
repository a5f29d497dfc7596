import { describe, expect, test } from 'vitest';
import { testLocations, testWorld } from '../../../testing/test-locations.ts';
import { type MapMarker, markersOf, markerWith } from './clusters.ts';
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts';

const world = testWorld();
const idsOf = (markers: readonly MapMarker[]) => markers.map(({ ids }) => ids.toSorted());
const everyId = world.map(({ id }) => id).toSorted();

describe('the markers of the map', () => {
  test('are clusters where locations would lie over each other, in the order of the list', () => {
    const markers = markersOf(world, null)(MIN_ZOOM);
    expect(idsOf(markers)).toEqual([['hamburg', 'koeln', 'kopenhagen'], ['aurora'], ['jundiai'], ['midrand'], ['auckland']]);
    expect(markers[0]).toMatchObject({ kind: 'cluster' });
  });

  test('hold every location once at every zoom', () => {
    for (const active of [null, 'hamburg']) {
      for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom += 1) {
        expect(
          markersOf(
            world,
            active,
          )(zoom)
            .flatMap(({ ids }) => ids)
            .toSorted(),
        ).toEqual(everyId);
      }
    }
  });

  test('show the active one by itself, one at most', () => {
    for (const id of everyId) {
      const active = markersOf(world, id)(MIN_ZOOM).filter((marker) => marker.kind === 'location' && marker.active);
      expect(idsOf(active)).toEqual([[id]]);
    }
    expect(markersOf(world, null)(MIN_ZOOM).some((marker) => marker.kind === 'location' && marker.active)).toBe(false);
  });

  test('fall apart at the zoom that a press on a cluster leads to', () => {
    const at = markersOf(world, null);
    const [cluster] = at(MIN_ZOOM);
    if (cluster?.kind !== 'cluster') throw new Error('the first is a cluster');
    expect(cluster.opensAt).toBeGreaterThan(MIN_ZOOM);
    const opened = at(cluster.opensAt);
    expect(opened.filter(({ ids }) => ids.every((id) => cluster.ids.includes(id))).length).toBeGreaterThan(1);
    expect(markerWith(opened, 'koeln')?.ids).toContain('koeln');
  });

  test('stand beside each other where two locations share a house', () => {
    const house = testLocations(
      { id: 'a', country: 'DE', city: 'Köln', at: [50, 7] },
      { id: 'b', country: 'DE', city: 'Köln', at: [50, 7] },
    );
    expect(markersOf(house, null)(MIN_ZOOM)).toMatchObject([{ kind: 'cluster', opensAt: MAX_ZOOM }]);
    expect(markersOf(house, null)(MAX_ZOOM).map(({ shift }) => shift)).toEqual([0, 1]);
  });
});
