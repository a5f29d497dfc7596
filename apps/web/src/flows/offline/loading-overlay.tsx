import { formatNumber } from '@vitrine/contract/sites.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useEffect, useId } from 'react';
import { fileSize } from '../../i18n/file-size.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { currentStage, headlineOf, isEnding, keyOf } from './model.ts';
import styles from './overlay.module.css';
import { OverlayFrame } from './overlay-frame.tsx';
import { StageList } from './stage-list.tsx';

const MINUTE_MS = 60_000;

export interface LoadingActions {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** The load goes on behind the page; only with a catalogue that can be used meanwhile. */
  putBehind: () => void;
}

/** One bar for the stage that runs, its count below; a ring where nothing can be counted. */
function Progress({ state }: { state: OfflineState }) {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  const stage = currentStage(state);
  const { done, total } = stage ? state.counters[stage] : { done: 0, total: 0 };
  if (!stage || total === 0 || isEnding(state)) {
    return (
      <p className={styles.copy}>
        <Spinner />
      </p>
    );
  }
  const count = t('loading.count', { done: formatNumber(done, language), total: formatNumber(total, language) });
  return (
    <>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t(`stages.${keyOf(stage)}`)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={count}
      >
        <i className={styles.bar} style={customProperties({ '--share': done / total })} />
      </div>
      <p className={styles.count}>{count}</p>
    </>
  );
}

/** The loaded bytes and the remaining time, as far as they are known. */
function useSum({ bytes, remainingMs }: OfflineState): string {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  if (bytes.total === 0) return '';
  const sum = t('loading.sum', { done: fileSize(bytes.done, language), total: fileSize(bytes.total, language) });
  if (remainingMs === null) return sum;
  const minutes = Math.round(remainingMs / MINUTE_MS);
  return `${sum}, ${minutes < 1 ? t('loading.soon') : t('loading.minutes', { count: minutes })}`;
}

/** Covers the page while the catalogue is loaded (shell.md 2): names the running stage and its progress, and warns not to close the window. */
export function LoadingOverlay({ state, open, actions }: { state: OfflineState; open: boolean; actions: LoadingActions }) {
  const t = useTexts('desktop');
  const id = useId();
  const headline = headlineOf(state);
  const isStage = headline !== 'prepare' && headline !== 'next' && headline !== 'restoring' && headline !== 'paused';
  const title = isStage ? t(`loading.title.${keyOf(headline)}`) : t(`loading.${headline}`);
  const isPaused = state.phase === 'paused';
  const canStop = !isEnding(state);
  // The earlier catalogue can be used until the new one is complete.
  const canWait = canStop && state.isOffline;
  const close = () => state.isOffline && actions.putBehind();
  useEffect(() => {
    if (!open) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [open]);
  const words = (
    <>
      {/* Said once a stage: the bar below has the figures for those who ask. */}
      <h1 className={`h1 ${styles.title}`} id={id} tabIndex={-1} data-first-focus aria-live="polite">
        {title}
      </h1>
      <Progress state={state} />
      <p className={styles.copy}>
        {[t('loading.warning'), t('loading.duration'), canWait && t('loading.usable')].filter(Boolean).join(' ')}
      </p>
      <div className={styles.actions}>
        {canStop ? (
          <Button variant={isPaused ? 'fill' : 'line'} onClick={isPaused ? actions.resume : actions.pause}>
            {t(isPaused ? 'loading.resume' : 'loading.pause')}
          </Button>
        ) : null}
        {canWait ? (
          <Button variant="line" onClick={actions.putBehind}>
            {t('loading.background')}
          </Button>
        ) : null}
        {canStop ? (
          <Button variant="ghost" onClick={actions.cancel}>
            {t('loading.cancel')}
          </Button>
        ) : null}
      </div>
    </>
  );
  return (
    <Dialog open={open} onClose={close} kind="screen" surface="dark" labelledBy={id}>
      <OverlayFrame words={words} stages={<StageList state={state} />} foot={[useSum(state), t('loading.resumed')]} />
    </Dialog>
  );
}
