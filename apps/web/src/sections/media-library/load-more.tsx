import { useQueryClient } from '@tanstack/react-query';
import { MEDIA_LOAD_DELAY_MS, MEDIA_PAGE_SIZE } from '@vitrine/contract/media-library.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LibraryFailure } from './library-failure.tsx';
import { type LibrarySearch, pageQuery } from './library-query.ts';
import styles from './media-library.module.css';

interface Props {
  search: LibrarySearch;
  version: string;
  /** Pages on show. */
  pages: number;
  total: number;
  onLoaded: (pages: number) => void;
}

/** Comes into sight at the end of the grid and loads the next page after a pause (catalogue.md 9). */
export function LoadMore({ search, version, pages, total, onLoaded }: Props) {
  const t = useTexts('media');
  const client = useQueryClient();
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: '50% 0px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || failed) return;
    let isOver = false;
    const timer = setTimeout(() => {
      client.fetchQuery(pageQuery(search, version, pages + 1)).then(
        () => isOver || onLoaded(pages + 1),
        () => isOver || setFailed(true),
      );
    }, MEDIA_LOAD_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNear, failed, client, search, version, pages, onLoaded]);
  const next = Math.min(MEDIA_PAGE_SIZE, total - pages * MEDIA_PAGE_SIZE);
  return (
    <div ref={element}>
      {failed ? (
        <LibraryFailure onRetry={() => setFailed(false)}>{t('failed.more')}</LibraryFailure>
      ) : (
        <p className={styles.more} role="status">
          {isNear && <Spinner />} {t('more', { next, total })}
        </p>
      )}
    </div>
  );
}
