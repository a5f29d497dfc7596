import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_ITEMS, type MediaItem } from '@vitrine/contract/media-library.ts';
import { useCallback, useMemo, useState } from 'react';
import { fileOf } from './model.ts';

/** Bytes by id of an item. */
type Chosen = ReadonlyMap<string, number>;

/** How many are chosen, how large they are, and whether one ZIP file holds them. */
export function sumOf(chosen: Chosen) {
  const bytes = [...chosen.values()].reduce((sum, size) => sum + size, 0);
  return { count: chosen.size, bytes, fits: chosen.size <= ARCHIVE_MAX_ITEMS && bytes <= ARCHIVE_MAX_BYTES };
}

/** The items that are chosen; they stay so while filters change. */
export function useSelection() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const toggle = useCallback((item: MediaItem) => {
    setChosen((last) => {
      const next = new Map(last);
      if (!next.delete(item.id)) next.set(item.id, fileOf(item).bytes);
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ ids: [...chosen.keys()], has: (id: string) => chosen.has(id), ...sumOf(chosen), toggle, clear }),
    [chosen, toggle, clear],
  );
}
