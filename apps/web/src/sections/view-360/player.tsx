import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Rendering } from './frames.ts';
import { Ruler } from './ruler.tsx';
import styles from './stage.module.css';
import { frameAt } from './turn-physics.ts';
import { useTurn } from './use-turn.ts';

export { loadFrames } from './load-frames.ts';

interface PlayerProps {
  rendering: Rendering;
  /** All frames, decoded, in order of angle. */
  bitmaps: readonly ImageBitmap[];
}

/** The machine in the hand: dragged on the picture or along the ruler, stepped by arrow keys. Loaded when it is started. */
export function Player({ rendering, bitmaps }: PlayerProps) {
  const t = useTexts('products');
  const degrees = (angle: number) => t('turntable.degrees', { angle: Math.round(angle) });
  const { canvas, slider, surfaceHandlers, sliderHandlers } = useTurn(bitmaps, degrees);
  // The start button had the focus and is gone: keyboards go on at the ruler.
  useEffect(() => {
    if (document.activeElement === document.body) slider.current?.focus({ preventScroll: true });
  }, [slider]);
  const first = bitmaps[frameAt(0, bitmaps.length)];
  return (
    <>
      <div className={styles.area} data-live="" {...surfaceHandlers}>
        <div className={styles.picture} style={customProperties({ '--ratio': first ? first.width / first.height : 1 })}>
          <canvas ref={canvas} width={first?.width} height={first?.height} role="img" aria-label={rendering.alt} />
        </div>
      </div>
      <div className={`grid ${styles.dial}`}>
        <Ruler
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label={t('turntable.angle')}
          aria-valuemin={0}
          aria-valuemax={360}
          aria-valuenow={0}
          aria-valuetext={degrees(0)}
          {...sliderHandlers}
        />
      </div>
    </>
  );
}
