import { type ActiveFilters, chosenFilters, filtersFrom, toggleFilter } from '@vitrine/contract/media-filters.ts';
import { MEDIA_PAGE_SIZE } from '@vitrine/contract/media-library.ts';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { ActiveFilterList } from './active-filter-list.tsx';
import { isUnderstood } from './library-address.ts';
import { LibraryBar } from './library-bar.tsx';
import { LibraryFailure } from './library-failure.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { LoadMore } from './load-more.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media-library.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { useFilterPanel } from './use-filter-panel.ts';
import { useFocusAfterViewer } from './use-focus-after-viewer.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useFilters, useLibrary, type Window } from './use-library.ts';
import { useLibraryAddress } from './use-library-address.ts';
import { useSelection } from './use-selection.ts';

const loadViewer = laterComponent(() => import(/* later: when it is opened */ './library-viewer.tsx'), 'LibraryViewer');
const loadPanel = laterComponent(() => import(/* later: when it is opened */ './filter-panel.tsx'), 'FilterPanel');

/** Pictures and videos of the library: filters, grid, full-screen view and selection. The address says what is shown. */
export function MediaLibrary() {
  const t = useTexts('media');
  const { search: given, address, pages: grown, open, turnTo, close, filter, grow, hrefOf } = useLibraryAddress();
  const [shown, setShown] = useState<Window>({ first: 0, last: MEDIA_PAGE_SIZE - 1 });
  const section = useRef<HTMLElement>(null);
  useKeptPlace();
  const panel = useFilterPanel();
  const selection = useSelection();
  const filters = useFilters(address.filters);
  const chosen = filters.ready ? filters.chosen.join() : null;
  const search = useMemo(
    () => (chosen === null ? null : { type: address.type, filters: chosen === '' ? [] : chosen.split(',') }),
    [address.type, chosen],
  );
  const library = useLibrary(search, shown, address.item);
  const { head, total } = library;

  /** Another list begins at its beginning, which is below the bar. */
  const change = useCallback(
    (to: Parameters<typeof filter>[0]) => {
      filter(to);
      const top = section.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) section.current?.scrollIntoView({ behavior: 'instant' });
    },
    [filter],
  );
  const setActive = (active: ActiveFilters) => filters.ready && change({ filters: chosenFilters(filters.tree, active) });
  const toggle = (id: string) => filters.ready && setActive(toggleFilter(filters.tree, filters.active, id));
  const clear = () => change({ filters: [] });
  const count = Math.min(grown * MEDIA_PAGE_SIZE, total);
  const isViewing = address.item !== null && !library.isGone && head.data !== undefined;
  const FilterPanel = useLoaded(loadPanel, panel.open, panel.close);
  const LibraryViewer = useLoaded(loadViewer, isViewing, close);
  useFocusAfterViewer(section, isViewing ? address.item : null);
  const { failed } = library;
  const retry = failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch());
  const isDown = filters.ready ? head.isError && !head.data && !filters.isFetching : filters.isError;
  const isWhole = !filters.ready || isUnderstood(given, (id) => filtersFrom(filters.tree, [id]).size > 0);

  return (
    <section ref={section} className={styles.library} aria-label={t('label')} aria-busy={!library.isSettled}>
      <LibraryBar
        type={address.type}
        onType={(type) => change({ type })}
        counted={head.data ?? null}
        activeCount={filters.ready ? filters.chosen.length : 0}
        onFilter={panel.show}
        onPrepareFilter={loadPanel.ahead}
      />
      <div className="grid">
        <div className={styles.content}>
          {filters.ready && <ActiveFilterList filters={filters.list} onRemove={toggle} onClear={clear} />}
          {!isWhole && (
            <p className={styles.gone} role="status">
              {t('unknown')}
            </p>
          )}
          {library.isGone && (
            <p className={styles.gone} role="status">
              {t('gone')}
            </p>
          )}
          {retry && !isViewing && <LibraryFailure onRetry={retry}>{t('failed.more')}</LibraryFailure>}
          {isDown ? (
            <LibraryFailure onRetry={() => void (filters.ready ? head.refetch() : filters.refetch())}>
              {t('failed.all')}
            </LibraryFailure>
          ) : !head.data ? (
            <LibrarySkeleton />
          ) : total === 0 ? (
            <div className={styles.none} role="status">
              <h2 className="h4">{t('none.title')}</h2>
              <p className="muted">{t('none.text')}</p>
            </div>
          ) : (
            <MediaGrid
              pages={library.pages}
              count={count}
              total={total}
              isChosen={selection.has}
              hrefOf={(item) => hrefOf({ item })}
              onPrepare={loadViewer.ahead}
              onOpen={open}
              onChoose={selection.toggle}
              onWindow={setShown}
            />
          )}
          {search && library.isSettled && count < total && (
            <LoadMore
              key={`${library.version} ${JSON.stringify(search)}`}
              search={search}
              version={library.version}
              pages={grown}
              total={total}
              onLoaded={grow}
            />
          )}
        </div>
      </div>
      <SelectionBar selection={selection} />
      {FilterPanel && filters.ready && (
        <FilterPanel
          open={panel.open}
          onClose={panel.close}
          tree={filters.tree}
          active={filters.active}
          list={filters.list}
          counts={head.data?.counts ?? {}}
          total={total}
          onToggle={toggle}
          onClear={clear}
        />
      )}
      {LibraryViewer && (
        <LibraryViewer
          open={isViewing}
          pages={library.pages}
          index={library.place}
          total={total}
          retry={retry}
          onItem={turnTo}
          onClose={close}
        />
      )}
    </section>
  );
}
