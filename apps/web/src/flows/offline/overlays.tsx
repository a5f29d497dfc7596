import { useStore } from 'zustand';
import { useOfflineState } from '../../offline/desktop-area.ts';
import { isLoading, loadView, type OfflineApp, useOfflineApp } from '../../offline/offline-app.ts';
import { ErrorOverlay } from './error-overlay.tsx';
import { LoadQuestion } from './load-question.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

function Opened({ app }: { app: OfflineApp }) {
  const state = useOfflineState();
  const { isBehind } = useStore(loadView);
  const { engine } = app;
  return (
    <>
      <LoadingOverlay
        state={state}
        open={isLoading(state) && !isBehind}
        actions={{
          pause: () => engine.pause(),
          resume: () => void app.resume(),
          cancel: () => void app.cancel(),
          putBehind: () => loadView.setState({ isBehind: true }),
        }}
      />
      <ErrorOverlay
        state={state}
        isLoad={engine.hasLoad()}
        open={state.phase === 'error'}
        actions={{ retry: () => app.retry(), stayOnline: () => app.stayOnline() }}
      />
      <LoadQuestion />
    </>
  );
}

/** The overlays of the desktop app while the catalogue is loaded, when the load has failed, and before it costs money. */
export default function OfflineOverlays() {
  const app = useOfflineApp();
  return app ? <Opened app={app} /> : null;
}
