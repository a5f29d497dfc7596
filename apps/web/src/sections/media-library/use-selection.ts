import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_ITEMS, type MediaItem } from '@vitrine/contract/media-library.ts';
import { useCallback, useMemo, useState } from 'react';
import { fileOf } from './model.ts';

/** Title and size of each by its id. */
type Chosen = ReadonlyMap<string, { title: string; bytes: number }>;

/** How many are chosen, how large they are, and whether one ZIP file holds them. */
export function sumOf(chosen: Chosen) {
  const bytes = [...chosen.values()].reduce((sum, one) => sum + one.bytes, 0);
  return { count: chosen.size, bytes, fits: chosen.size <= ARCHIVE_MAX_ITEMS && bytes <= ARCHIVE_MAX_BYTES };
}

/** The items that are chosen; they stay so while filters change. */
export function useSelection() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const toggle = useCallback((item: MediaItem) => {
    setChosen((last) => {
      const next = new Map(last);
      if (!next.delete(item.id)) next.set(item.id, { title: item.title, bytes: fileOf(item).bytes });
      return next;
    });
  }, []);
  const drop = useCallback((ids: readonly string[]) => {
    setChosen((last) => new Map([...last].filter(([id]) => !ids.includes(id))));
  }, []);
  return useMemo(
    () => ({
      ids: [...chosen.keys()],
      has: (id: string) => chosen.has(id),
      titleOf: (id: string) => chosen.get(id)?.title ?? '',
      ...sumOf(chosen),
      toggle,
      drop,
    }),
    [chosen, toggle, drop],
  );
}
