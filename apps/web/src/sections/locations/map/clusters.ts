import Supercluster from 'supercluster';
import type { Location, Point } from '../model.ts';
import { MAX_ZOOM, toMapLibre } from './zoom.ts';

/** Places nearer to each other than this many pixels share a marker; a finger meets 44. */
const RADIUS = 44;
const WHOLE_WORLD: [number, number, number, number] = [-180, -90, 180, 90];

interface Marker extends Point {
  key: string;
  /** Locations that the marker has in it. */
  ids: readonly string[];
  /** How many markers of the same spot come before it: each stands a step aside. */
  shift: number;
}
export interface ClusterMarker extends Marker {
  kind: 'cluster';
  /** The zoom at which it falls apart, as MIN_ZOOM counts. */
  opensAt: number;
}
export interface LocationMarker extends Marker {
  kind: 'location';
  location: Location;
  active: boolean;
}
export type MapMarker = ClusterMarker | LocationMarker;

const markerOf = (location: Location, active: boolean): LocationMarker => ({
  kind: 'location',
  key: location.id,
  ids: [location.id],
  shift: 0,
  lat: location.address.lat,
  lng: location.address.lng,
  location,
  active,
});

/** Two offices in one house are two markers beside each other. */
function aside(markers: readonly MapMarker[]): MapMarker[] {
  const seen = new Map<string, number>();
  return markers.map((marker) => {
    const spot = `${marker.lat} ${marker.lng}`;
    const shift = seen.get(spot) ?? 0;
    seen.set(spot, shift + 1);
    return { ...marker, shift };
  });
}

/**
 * What stands on the map at a zoom (as MIN_ZOOM counts): locations, and clusters where several would lie over each other.
 * The active one always has a marker of its own. In the order of the list, which is the order of the keyboard.
 */
export function markersOf(locations: readonly Location[], activeId: string | null): (zoom: number) => MapMarker[] {
  const order = new Map(locations.map(({ id }, index) => [id, index]));
  const index = new Supercluster<{ location: Location }>({ radius: RADIUS, maxZoom: toMapLibre(MAX_ZOOM) - 1 });
  index.load(
    locations
      .filter(({ id }) => id !== activeId)
      .map((location) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [location.address.lng, location.address.lat] },
        properties: { location },
      })),
  );
  const active = locations.filter(({ id }) => id === activeId).map((location) => markerOf(location, true));
  const rank = ({ ids }: MapMarker) => Math.min(...ids.map((id) => order.get(id) ?? 0));
  return (zoom) => {
    const others = index.getClusters(WHOLE_WORLD, Math.floor(toMapLibre(zoom))).map((feature): MapMarker => {
      const { properties, geometry } = feature;
      if (!('cluster_id' in properties)) return markerOf(properties.location, false);
      const ids = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.location.id);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const opensAt = Math.min(MAX_ZOOM, index.getClusterExpansionZoom(properties.cluster_id) + 1);
      return { kind: 'cluster', key: ids.toSorted().join(' '), ids, shift: 0, lat, lng, opensAt };
    });
    return aside([...active, ...others].toSorted((a, b) => rank(a) - rank(b)));
  };
}

/** The marker that has a location in it: where the focus goes when its cluster has opened. */
export const markerWith = (markers: readonly MapMarker[], id: string): MapMarker | undefined =>
  markers.find(({ ids }) => ids.includes(id));
