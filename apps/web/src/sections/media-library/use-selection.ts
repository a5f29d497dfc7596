import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_ITEMS, type MediaItem } from '@vitrine/contract/media-library.ts';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { objectsStore } from '../../stores/objects.ts';
import { fileOf } from './model.ts';

/** Title and size of each by its id. */
type Chosen = ReadonlyMap<string, { title: string; bytes: number }>;

/** How many are chosen, how large they are, and whether one ZIP file holds them. */
export function sumOf(chosen: Chosen) {
  const bytes = [...chosen.values()].reduce((sum, one) => sum + one.bytes, 0);
  return { count: chosen.size, bytes, fits: chosen.size <= ARCHIVE_MAX_ITEMS && bytes <= ARCHIVE_MAX_BYTES };
}

/** What is chosen stays so while filters change, on other pages and without a connection; it goes with the person. */
export const chosenStore = createStore<{ chosen: Chosen }>(() => ({ chosen: new Map() }));
objectsStore.subscribe((state, before) => {
  if (state.user?.id !== before.user?.id) chosenStore.setState({ chosen: new Map() });
});

export function toggle(item: MediaItem): void {
  const next = new Map(chosenStore.getState().chosen);
  if (!next.delete(item.id)) next.set(item.id, { title: item.title, bytes: fileOf(item).bytes });
  chosenStore.setState({ chosen: next });
}

function drop(ids: readonly string[]): void {
  chosenStore.setState(({ chosen }) => ({ chosen: new Map([...chosen].filter(([id]) => !ids.includes(id))) }));
}

/** The items that are chosen. */
export function useSelection() {
  const { chosen } = useStore(chosenStore);
  return useMemo(
    () => ({
      ids: [...chosen.keys()],
      has: (id: string) => chosen.has(id),
      titleOf: (id: string) => chosen.get(id)?.title ?? '',
      ...sumOf(chosen),
      toggle,
      drop,
    }),
    [chosen],
  );
}
