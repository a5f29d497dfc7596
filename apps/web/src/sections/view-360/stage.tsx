import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { laterComponent, loadCode } from '@vitrine/ui/load-code.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { mayAutoplay } from '@vitrine/ui/video/autoplay.ts';
import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { isOfflineMode } from '../../shell/platform.ts';
import { report } from '../../shell/report.ts';
import { BrokenRotation } from './broken-rotation.ts';
import type { LoadedView } from './load-view.ts';
import type { View } from './model.ts';
import { Ruler } from './ruler.tsx';
import styles from './stage.module.css';
import { StageControl } from './stage-control.tsx';
import { turntableState } from './turntable-state.ts';

const player = () => withTexts(import(/* later: when it is seen */ './player.tsx'), 'turning');
const loadPlayer = laterComponent(player, 'Player');
const Player = lazy(loadPlayer);

/** catalogue.md 4: "offline autoplay". */
const startsByItself = () => isOfflineMode() && mayAutoplay();

/** One view on the stage: its still picture, after the press on the button its frames. */
export function Stage({ view }: { view: View }) {
  const [state, send] = useReducer(turntableState, { name: 'preview' });
  const [loaded, setLoaded] = useState<LoadedView | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const isLoading = state.name === 'loading';

  // Another view takes the stage; nothing happens when the first one does.
  useEffect(() => {
    send({ type: 'shown' });
    if (startsByItself()) send({ type: 'start' });
  }, [view]);

  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    const width = Math.ceil((area.current?.clientWidth ?? 0) * window.devicePixelRatio);
    loadCode(player)
      .then(({ loadView }) => loadView(view, width, stop.signal, (share) => send({ type: 'progress', share })))
      .then((all) => {
        if (stop.signal.aborted) return;
        setLoaded(all);
        send({ type: 'loaded' });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        const isBroken = error instanceof BrokenRotation;
        if (isBroken) report({ what: 'rotator', detail: error.message, error, record: view.rendering.id });
        send({ type: isBroken ? 'broken' : 'failed' });
      });
    return () => stop.abort();
  }, [isLoading, view]);

  useEffect(
    () => () => {
      for (const bitmap of loaded?.bitmaps ?? []) bitmap.close();
    },
    [loaded],
  );

  const isPlaying = state.name === 'playing' && loaded?.view === view;
  const version = view.still?.versions.auto;
  const ratio = version ? version.width / version.height : 1;
  return (
    <>
      <div className={styles.area} ref={area}>
        {view.still && (
          <div
            className={styles.picture}
            data-covered={isPlaying || undefined}
            data-wide={ratio > 1.5 || undefined}
            style={customProperties({ '--ratio': ratio })}
          >
            <Picture key={view.id} image={view.still} crop="auto" sizes="(max-width: 63.99em) 100vw, 75vw" />
          </div>
        )}
      </div>
      {isPlaying ? (
        <Suspense fallback={<Rest />}>
          <Player key={view.id} loaded={loaded} />
        </Suspense>
      ) : (
        <Rest />
      )}
      <StageControl state={state} onStart={() => send({ type: 'start' })} onNear={loadPlayer.ahead} />
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
