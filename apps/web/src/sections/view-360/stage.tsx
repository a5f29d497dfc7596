import { buttonClass } from '@vitrine/ui/button.tsx';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { CircleAlert, Rotate3d } from 'lucide';
import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../resources.ts';
import { framePicture } from './frame-picture.ts';
import { playedFrames, type Rendering } from './frames.ts';
import { Ruler } from './ruler.tsx';
import styles from './stage.module.css';
import { turntableState } from './turntable-state.ts';

const player = () => import('./player.tsx');
const Player = lazy(() => player().then(({ Player: component }) => ({ default: component })));

interface StageProps {
  rendering: Rendering;
  /** The start picture; the sequence's first frame without one. */
  thumbnail: Product['threeDRenderingThumbnail'];
}

/** One rendering on the stage: its start picture, after the press on the button its frames. */
export function Stage({ rendering, thumbnail }: StageProps) {
  const t = useTexts('products');
  const [state, send] = useReducer(turntableState, { name: 'preview' });
  const [bitmaps, setBitmaps] = useState<readonly ImageBitmap[]>([]);
  const area = useRef<HTMLDivElement>(null);
  const frames = playedFrames(rendering);
  const total = frames.length;
  const isLoading = state.name === 'loading';

  // Another rendering takes the stage; nothing happens when the first one does.
  useEffect(() => send({ type: 'shown', total: playedFrames(rendering).length }), [rendering]);

  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    const width = Math.ceil((area.current?.clientWidth ?? 0) * window.devicePixelRatio);
    player()
      .then(({ loadFrames }) =>
        loadFrames(playedFrames(rendering), width, stop.signal, (done) => send({ type: 'progress', done })),
      )
      .then(
        (loaded) => {
          if (stop.signal.aborted) return;
          setBitmaps(loaded);
          send({ type: 'loaded' });
        },
        () => {
          if (!stop.signal.aborted) send({ type: 'failed' });
        },
      );
    return () => stop.abort();
  }, [isLoading, rendering]);

  useEffect(
    () => () => {
      for (const bitmap of bitmaps) bitmap.close();
    },
    [bitmaps],
  );

  const picture = thumbnail ?? framePicture(rendering);
  const version = picture?.versions.auto;
  const ratio = version ? version.width / version.height : 1;
  return (
    <>
      <div className={styles.area} ref={area}>
        {picture && (
          <div
            className={styles.picture}
            data-covered={state.name === 'playing' || undefined}
            data-wide={ratio > 1.5 || undefined}
            style={customProperties({ '--ratio': ratio })}
          >
            <Picture image={picture} crop="auto" sizes="(max-width: 1023px) 100vw, 75vw" />
          </div>
        )}
      </div>
      {state.name === 'playing' ? (
        <Suspense fallback={<Rest />}>
          <Player rendering={rendering} bitmaps={bitmaps} />
        </Suspense>
      ) : (
        <Rest />
      )}
      <div className={styles.control}>
        {(state.name === 'preview' || state.name === 'failed') && (
          <button
            type="button"
            className={buttonClass({}, styles.start)}
            onPointerEnter={player}
            onFocus={player}
            onClick={() => send({ type: 'start', total })}
          >
            <Icon icon={Rotate3d} size="l" />
            {state.name === 'failed' ? t('turntable.retry') : t('turntable.start')}
          </button>
        )}
        {isLoading && (
          <div className={styles.loading}>
            <progress max={state.total} value={state.done} aria-label={t('turntable.name')} />
            <span className="num">{t('turntable.loading', { percent: Math.round((state.done / state.total) * 100) })}</span>
          </div>
        )}
        <p className={state.name === 'failed' ? styles.failed : 'sr'} role="status">
          {state.name === 'failed' && (
            <>
              <Icon icon={CircleAlert} /> {t('turntable.failed')}
            </>
          )}
          {state.name === 'playing' && t('turntable.ready')}
        </p>
      </div>
    </>
  );
}

/** The ruler while nothing turns. */
function Rest() {
  return (
    <div className={`grid ${styles.dial}`}>
      <Ruler aria-hidden="true" />
    </div>
  );
}
