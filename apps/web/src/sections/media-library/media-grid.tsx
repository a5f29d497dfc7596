import { MEDIA_PAGE_SIZE, type MediaItem } from '@vitrine/contract/media-library.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { cellAt, TILE_SIZES } from './grid-shape.ts';
import { MediaCell } from './media-cell.tsx';
import styles from './media-grid.module.css';
import { itemAt, type LoadedPages, pageAt } from './paged-items.ts';
import { SkeletonCell } from './skeleton-cell.tsx';
import { useGridShape } from './use-grid-shape.ts';
import type { Window } from './use-library.ts';
import { useRowsInView } from './use-rows-in-view.ts';

/** Height of a row until the grid is measured, in px. */
const UNMEASURED_ROW = 300;
/** Skeletons below the last row while the next page is on its way (look.md). */
const SKELETONS = 4;

interface Props {
  pages: LoadedPages;
  /** Places of the grid, and of the whole list. */
  count: number;
  total: number;
  isChosen: (id: string) => boolean;
  hrefOf: (id: string) => string;
  /** The pointer or the focus is on the grid. */
  onPrepare: () => void;
  onOpen: (id: string) => void;
  onChoose: (item: MediaItem) => void;
  onWindow: (window: Window) => void;
}

/** The grid: only what is near the window is in the page, however many there are; the row that has the focus stays. */
export function MediaGrid({ pages, count, total, isChosen, hrefOf, onPrepare, onOpen, onChoose, onWindow }: Props) {
  const t = useTexts('media');
  const list = useRef<HTMLUListElement>(null);
  const measured = useGridShape(list);
  const [focused, setFocused] = useState<number | null>(null);
  const shape = measured?.shape;
  const columns = shape?.columns ?? 4;
  const rows = Math.ceil(count / columns);
  const { first: from, last: to } = useRowsInView({
    rows,
    pitch: shape ? shape.rowHeight + shape.rowGap : UNMEASURED_ROW,
    top: measured?.top ?? 0,
  });
  const first = from * columns;
  const last = Math.min(count, (to + 1) * columns) - 1;
  // Told by whole pages: a row more or less of the same ones asks for nothing, and must not render the library again.
  const [fromPage, toPage] = [pageAt(first), pageAt(Math.max(first, last))];
  useEffect(
    () => onWindow({ first: (fromPage - 1) * MEDIA_PAGE_SIZE, last: toPage * MEDIA_PAGE_SIZE - 1 }),
    [onWindow, fromPage, toPage],
  );

  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  // In its order, for Tab goes by it.
  if (focused !== null && focused < first) places.unshift(focused);
  if (focused !== null && focused > last && focused < count) places.push(focused);
  const hasMore = count < total;
  const height = (from: number, rowsOf: number) =>
    shape ? rowsOf * (shape.rowHeight + shape.rowGap) - (from ? 0 : shape.rowGap) : 0;
  return (
    <>
      <ul
        ref={list}
        className={styles.grid}
        style={{ height: height(0, rows) }}
        aria-label={t('label')}
        data-media-grid=""
        tabIndex={-1}
        onPointerEnter={onPrepare}
        onFocus={({ target }) => {
          onPrepare();
          const place = target.closest('li')?.getAttribute('aria-posinset');
          if (place) setFocused(Number(place) - 1);
        }}
        onBlur={() => setFocused(null)}
      >
        {shape &&
          places.map((index) => {
            const item = itemAt(pages, index);
            return item ? (
              <MediaCell
                key={item.id}
                item={item}
                index={index}
                total={total}
                shape={shape}
                sizes={TILE_SIZES}
                href={hrefOf(item.id)}
                isChosen={isChosen(item.id)}
                onOpen={onOpen}
                onChoose={onChoose}
              />
            ) : (
              <li key={index} className={styles.cell} style={cellAt(shape, index)} aria-hidden="true">
                <SkeletonCell />
              </li>
            );
          })}
      </ul>
      {hasMore && (
        <ul className={styles.next} aria-hidden="true">
          {Array.from({ length: Math.min(SKELETONS, MEDIA_PAGE_SIZE, total - count) }, (_, index) => (
            <li key={index}>
              <SkeletonCell />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
