import { useQuery } from '@tanstack/react-query';
import type { LoadPlan } from '@vitrine/offline/engine.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { useState } from 'react';
import { useOfflineState } from '../../offline/desktop-area.ts';
import type { OfflineApp } from '../../offline/offline-app.ts';
import { useConnection } from '../use-online.ts';

const ALL: Packs = { lines: null, withVideos: true };

export interface ChosenPacks {
  packs: Packs;
  /** Of everything, whatever is chosen; null like `plan`. */
  allBytes: number | null;
  /** Null until the server has said how much there is; without a connection, and where that failed, it stays so. */
  plan: LoadPlan | null;
  isFailed: boolean;
  isChosen: (slug: string) => boolean;
  toggleLine: (slug: string) => void;
  /** False for a line that is kept without its videos. */
  hasVideos: (slug: string) => boolean;
  toggleLineVideos: (slug: string) => void;
  toggleVideos: () => void;
}

/** How often something has begun to hold. */
function useTimes(holds: boolean): number {
  const [seen, setSeen] = useState({ holds, times: holds ? 1 : 0 });
  if (seen.holds === holds) return seen.times;
  const times = seen.times + (holds ? 1 : 0);
  setSeen({ holds, times });
  return times;
}

/**
 * What the person wants on the disk, and what loading it would bring. It holds once a load begins. The server is asked each time the settings open, which
 * stay in the page: meanwhile it may have another release, or be there again. What it said the time before does not count until it answers.
 */
export function useLoadPlan(app: OfflineApp, isOpen: boolean): ChosenPacks {
  const stored = useOfflineState().packs;
  const isConnected = useConnection();
  const [packs, setPacks] = useState(stored);
  const asks = isConnected && isOpen;
  const time = useTimes(asks);
  const ask = (wanted: Packs) => ({
    queryKey: ['offline-plan', time, wanted],
    queryFn: () => app.plan(wanted),
    enabled: asks,
    staleTime: 0,
    gcTime: 0,
  });
  // What can be chosen comes with the plan of everything: a line that is left out is still in the list.
  const all = useQuery(ask(ALL));
  const wanted = useQuery(ask(packs));
  const isFailed = all.isError || wanted.isError;
  const lines = all.data?.lines ?? [];
  const isChosen = (slug: string) => packs.lines === null || packs.lines.includes(slug);
  const toggleLine = (slug: string) => {
    const slugs = lines.map((line) => line.slug).filter((other) => (other === slug ? !isChosen(slug) : isChosen(other)));
    setPacks({ ...packs, lines: slugs.length === lines.length ? null : slugs });
  };
  const silent = packs.withoutVideos ?? [];
  const hasVideos = (slug: string) => !silent.includes(slug);
  const toggleLineVideos = (slug: string) => {
    const { withoutVideos: _, ...rest } = packs;
    const next = hasVideos(slug) ? [...silent, slug] : silent.filter((other) => other !== slug);
    // Absent where nothing is left out, as before anything was: then the packs are the same.
    setPacks(next.length > 0 ? { ...rest, withoutVideos: next } : rest);
  };
  return {
    packs,
    allBytes: all.data?.totalBytes ?? null,
    plan: !isFailed && wanted.data && all.data ? { ...wanted.data, lines, videoBytes: all.data.videoBytes } : null,
    isFailed,
    isChosen,
    toggleLine,
    hasVideos,
    toggleLineVideos,
    toggleVideos: () => setPacks({ ...packs, withVideos: !packs.withVideos }),
  };
}
