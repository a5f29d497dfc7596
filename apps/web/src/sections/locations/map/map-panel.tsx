import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { Minus, Plus } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useWide } from '../../../shell/use-wide.ts';
import type { Location } from '../model.ts';
import type { MapEngine } from './engine.ts';
import styles from './map.module.css';
import { MapMarkers } from './map-markers.tsx';
import { restOf } from './place-card.ts';
import { useEngine } from './use-engine.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  locations: readonly Location[];
  active: Location | null;
  onPress: (id: string) => void;
  onFailure: () => void;
  /** The card of the active location. */
  children: ReactNode;
  card: RefObject<HTMLElement | null>;
}

/** The map in its place: the ground at once, markers and controls when it is drawn. */
export function MapPanel({ onFailure, children, ...rest }: Props) {
  const t = useTexts('locations');
  const container = useRef<HTMLDivElement>(null);
  const engine = useEngine(container, onFailure);
  return (
    <div className={styles.panel} data-map={engine ? 'ready' : 'loading'}>
      <div className={styles.frame}>
        <div ref={container} className={styles.canvas} />
        {engine ? (
          <Drawn engine={engine} {...rest} />
        ) : (
          <p className={styles.waits} role="status">
            {t('map.loading')}
          </p>
        )}
        {children}
      </div>
      <p className={styles.source}>{t('map.source')}</p>
    </div>
  );
}

function Drawn({ engine, locations, active, onPress, card }: Omit<Props, 'onFailure' | 'children'> & { engine: MapEngine }) {
  const t = useTexts('locations');
  const wide = useWide();
  const { level, isLeast, isMost } = useZoom(engine);
  useEffect(() => {
    if (!active) return;
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    engine.goTo(active.address, { offset: restOf(engine.size(), { width, height }, wide) });
  }, [engine, active, wide, card]);
  return (
    <>
      <MapMarkers
        engine={engine}
        level={level}
        locations={locations}
        activeId={active?.id ?? null}
        onPress={onPress}
        card={card}
      />
      <div className={styles.zoom}>
        <IconButton icon={Plus} size="m" label={t('map.zoomIn')} disabled={isMost} onClick={() => engine.zoomBy(1)} />
        <IconButton icon={Minus} size="m" label={t('map.zoomOut')} disabled={isLeast} onClick={() => engine.zoomBy(-1)} />
      </div>
    </>
  );
}
