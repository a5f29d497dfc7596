import { classNames } from '@vitrine/ui/class-names.ts';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Location } from '../model.ts';
import { type MapMarker, markersOf, markerWith } from './clusters.ts';
import type { MapEngine } from './engine.ts';
import styles from './map.module.css';
import { placeCard } from './place-card.ts';
import { liftOf } from './stand-free.ts';

interface Props {
  engine: MapEngine;
  level: number;
  locations: readonly Location[];
  activeId: string | null;
  onPress: (id: string) => void;
  card: RefObject<HTMLElement | null>;
}

/** Between markers of locations that share a spot. */
const SPREAD = 28;
/** Locations in a cluster from which on it is drawn large. */
const LARGE = 5;
/** As far as markers are drawn from their middle (map.module.css). */
const RADIUS = { location: 11, cluster: 21, large: 29 };

const isLarge = (marker: MapMarker) => marker.kind === 'cluster' && marker.ids.length >= LARGE;
const isActive = (marker: MapMarker) => marker.kind === 'location' && marker.active;

/** Markers as buttons over the map; they and the card follow it in every frame without a render. */
export function MapMarkers({ engine, level, locations, activeId, onPress, card }: Props) {
  const t = useTexts('locations');
  const layer = useRef<HTMLDivElement>(null);
  const opening = useRef<string | null>(null);
  const at = useMemo(() => markersOf(locations, activeId), [locations, activeId]);
  const markers = useMemo(() => at(level), [at, level]);

  useLayoutEffect(() => {
    const place = () => {
      const buttons = layer.current?.children ?? [];
      const spots = markers.map((marker) => {
        const { x, y } = engine.at(marker);
        return { marker, x: x + marker.shift * SPREAD, y, radius: RADIUS[isLarge(marker) ? 'large' : marker.kind] };
      });
      const others = spots.filter(({ marker }) => !isActive(marker));
      for (const [index, spot] of spots.entries()) {
        const active = isActive(spot.marker);
        const lift = active ? liftOf(spot, others) : 0;
        const { x, y } = { x: spot.x, y: spot.y - lift };
        const button = buttons[index];
        if (button instanceof HTMLElement) {
          button.style.translate = `${x}px ${y}px`;
          button.toggleAttribute('data-lifted', lift > 0);
        }
        if (!active || !card.current) continue;
        const { offsetWidth: width, offsetHeight: height } = card.current;
        const corner = placeCard({ x, y }, { width, height }, engine.size());
        card.current.style.setProperty('--card-x', `${corner.x}px`);
        card.current.style.setProperty('--card-y', `${corner.y}px`);
      }
    };
    place();
    return engine.onMove(place);
  }, [engine, markers, card]);

  // The button that opened a cluster is gone: the keyboard goes on with what was in it.
  useEffect(() => {
    const next = opening.current === null ? undefined : markerWith(markers, opening.current);
    if (!next || (next.kind === 'cluster' && document.activeElement !== document.body)) return;
    opening.current = null;
    layer.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(next.key)}"]`)?.focus({ preventScroll: true });
  }, [markers]);

  const press = (marker: MapMarker) => {
    if (marker.kind === 'location') return onPress(marker.location.id);
    opening.current = marker.ids[0] ?? null;
    engine.goTo(marker, { zoom: marker.opensAt });
  };
  /** A marker that the keyboard reaches beyond the edge comes into view. */
  const show = (marker: MapMarker) => {
    const { x, y } = engine.at(marker);
    const { width, height } = engine.size();
    if (x < 0 || y < 0 || x > width || y > height) engine.goTo(marker);
  };
  const nameOf = (marker: MapMarker) => {
    if (marker.kind === 'cluster') return t('map.cluster', { count: marker.ids.length });
    const { name } = marker.location;
    return marker.active ? t('map.selected', { name }) : name;
  };
  return (
    <div ref={layer} className={styles.markers}>
      {markers.map((marker) => (
        <button
          key={marker.key}
          type="button"
          data-marker={marker.key}
          className={classNames(
            styles.marker,
            marker.kind === 'cluster' && styles.cluster,
            isLarge(marker) && styles.large,
            isActive(marker) && styles.active,
          )}
          aria-label={nameOf(marker)}
          aria-pressed={marker.kind === 'location' ? marker.active : undefined}
          onFocus={() => show(marker)}
          onClick={(event) => isFirstPress(event) && press(marker)}
        >
          {marker.kind === 'cluster' && <span className="num">{marker.ids.length}</span>}
        </button>
      ))}
    </div>
  );
}
