import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_ITEMS } from '@vitrine/contract/media-library.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { CircleAlert, Download } from 'lucide';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fileSize } from '../../i18n/file-size.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOwnBar } from '../../shell/page-bar/use-own-bar.ts';
import { archiveStore, cancelArchive, leaveArchive, loadArchive } from './archive.ts';
import styles from './selection-bar.module.css';
import type { useSelection } from './use-selection.ts';

/** Lost items that are named; of more there is no room to read. */
const NAMED_MAX = 3;

/** Stays at the foot of the window while something is chosen: how much it is, and all of it as one ZIP file. */
export function SelectionBar({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const t = useTexts('media');
  const { language } = useLanguage();
  const { ids, count, bytes, fits } = selection;
  const state = useStore(archiveStore);
  useEffect(() => () => leaveArchive(), []);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useOwnBar(bar);
  if (count === 0) return null;
  /** The button goes with what it takes out, and so does the bar with the last item. */
  const drop = (gone: readonly string[]) => {
    const next = gone.length < count ? bar : document.querySelector<HTMLElement>('main');
    selection.drop(gone);
    next?.focus({ preventScroll: true });
  };
  const isLoading = state.at === 'loading';
  const isBad = !fits || state.at === 'failed' || state.at === 'gone';
  const lost = state.at === 'gone' ? state.lost : [];
  const others = lost.length - NAMED_MAX;
  const named = lost.slice(0, NAMED_MAX).map((id) => t('selection.quoted', { title: selection.titleOf(id) }));
  const titles = new Intl.ListFormat(language).format(others > 0 ? [...named, t('selection.others', { count: others })] : named);
  const limit = t('selection.limit', { items: ARCHIVE_MAX_ITEMS, size: fileSize(ARCHIVE_MAX_BYTES, language) });
  return (
    <section
      ref={setBar}
      tabIndex={-1}
      className={styles.bar}
      data-surface="dark"
      data-screen-only
      aria-label={t('selection.label')}
    >
      <div className="grid">
        <div className={styles.inner}>
          <p className={styles.sum} aria-live="polite">
            <b className="num">{t('selection.count', { count })}</b>{' '}
            <span className="num muted">{fileSize(bytes, language)}</span>
          </p>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              cancelArchive();
              drop(ids);
            }}
          >
            {t('selection.clear')}
          </button>
          <p className={classNames('small', styles.told)} role="status" data-bad={isBad || undefined}>
            {isBad && <Icon icon={CircleAlert} size="s" />}
            {fits && state.at === 'failed' && t(`selection.${state.reason}`)}
            {fits && lost.length > 0 && t('selection.gone', { count: lost.length, titles })}
            {fits && state.at === 'done' && t('selection.done')}
            {fits && state.at === 'done' && state.earlier !== null && ` ${t('selection.earlier', { count: state.earlier })}`}
            {(!fits || state.at === 'idle') && limit}
          </p>
          {lost.length > 0 && (
            <button type="button" className={styles.clear} onClick={() => drop(lost)}>
              {t('selection.drop')}
            </button>
          )}
          {isLoading && (
            <div className={styles.progress}>
              <progress max={state.size} value={state.received} aria-label={t('selection.progressLabel')} />
              <span className="num small muted">
                {t('selection.progress', { done: fileSize(state.received, language), size: fileSize(state.size, language) })}
              </span>
            </div>
          )}
          {isLoading ? (
            <Button className={styles.load} variant="line" onClick={(press) => isFirstPress(press) && cancelArchive()}>
              {t('selection.cancel')}
            </Button>
          ) : (
            <Button
              className={styles.load}
              disabled={!fits}
              onClick={(press) => isFirstPress(press) && void loadArchive(t('selection.fileName'), bytes)}
            >
              <Icon icon={Download} /> {t('selection.load')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
