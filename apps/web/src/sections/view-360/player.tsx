import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { ChevronDown, ChevronUp } from 'lucide';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { frameWithSpot } from './frames.ts';
import { Hotspots } from './hotspots.tsx';
import type { LoadedView } from './load-view.ts';
import { Ruler } from './ruler.tsx';
import styles from './stage.module.css';
import { useSpots } from './use-spots.ts';
import { useTurn } from './use-turn.ts';

export { loadView } from './load-view.ts';

/** The machine in the hand: dragged on the picture or along the ruler, stepped by arrow keys. Loaded when it is started. */
export function Player({ loaded }: { loaded: LoadedView }) {
  const t = useTexts('turning');
  const { view, set, bitmaps } = loaded;
  const valueText = (angle: number, row: number) => {
    const degrees = t('degrees', { angle: Math.round(angle) });
    return set.rows > 1 ? t('row', { degrees, row: row + 1, rows: set.rows }) : degrees;
  };
  const spots = useSpots(set);
  const { canvas, slider, needle, surfaceHandlers, sliderHandlers, ...turn } = useTurn(loaded, valueText, spots.place);
  // The start button had the focus and is gone: keyboards go on at the ruler.
  useEffect(() => {
    if (document.activeElement === document.body) slider.current?.focus({ preventScroll: true });
  }, [slider]);
  const showSpot = (id: string) => {
    const frame = frameWithSpot(set, id, turn.frameNow());
    if (frame !== null) turn.goToFrame(frame);
  };
  const [first] = bitmaps;
  const ratio = customProperties({ '--ratio': first ? first.width / first.height : 1 });
  return (
    <>
      <div className={styles.area} data-live="" data-rows={set.rows > 1 || undefined} {...surfaceHandlers}>
        <div className={styles.picture} style={ratio}>
          <canvas ref={canvas} width={first?.width} height={first?.height} role="img" aria-label={view.alt} />
        </div>
        {view.kind === 'rotator' && (
          <div className={styles.spots} style={ratio}>
            <Hotspots rotator={view.rendering} list={spots.list} onStop={turn.stop} onReach={showSpot} />
          </div>
        )}
      </div>
      {set.rows > 1 && (
        <div className={styles.tilt}>
          <IconButton icon={ChevronUp} label={t('higher')} onClick={() => turn.tilt(1)} />
          <IconButton icon={ChevronDown} label={t('lower')} onClick={() => turn.tilt(-1)} />
        </div>
      )}
      <div className={`grid ${styles.dial}`}>
        <Ruler
          ref={slider}
          needle={needle}
          role="slider"
          tabIndex={0}
          aria-label={t('angle')}
          aria-valuemin={0}
          aria-valuemax={360}
          aria-valuenow={0}
          aria-valuetext={valueText(0, 0)}
          {...sliderHandlers}
        />
      </div>
    </>
  );
}
