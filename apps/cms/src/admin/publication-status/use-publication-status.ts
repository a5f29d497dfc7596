'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { PlaceKind, PublicationStatus } from '@vitrine/content-model/publication-status/publication-status-contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { useLanguages } from '../use-languages.ts';
import { putInPlace, readPublicationStatus, type Shown } from './call-publication-status.ts';
import type { NotAdded } from './words.ts';

/** A release takes about a second (milliseconds). */
const ASK_AGAIN_MS = 500;
/** After this time the editor is told that it takes long, and the status is asked for less often. */
const LONG_MS = 15_000;
const ASK_LATE_MS = 5000;

/** Which record is open; null in the form of a new one. */
function useShown(): Shown | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return { collection: globalSlug, id: globalSlug };
  return collectionSlug && id !== undefined ? { collection: collectionSlug, id: String(id) } : null;
}

/** What of the open record is in the app: asked when it opens, after each save, and until what was published is there. */
export function usePublicationStatus() {
  // Who withdraws a page saves no form: only this tells of it.
  const { lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const { admin } = useLanguages();
  const shown = useShown();
  const { collection, id } = shown ?? {};
  const [status, setPublicationStatus] = useState<PublicationStatus | 'unknown' | null>(null);
  const [isLong, setLong] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!collection || !id) return;
    const aborted = new AbortController();
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    setLong(false);
    const ask = async () => {
      const answer = await readPublicationStatus({ collection, id }, admin, aborted.signal).catch(() => null);
      if (aborted.signal.aborted) return;
      setPublicationStatus((before) => answer ?? before ?? 'unknown');
      const takesLong = Date.now() - began > LONG_MS;
      setLong(takesLong);
      if (!answer || answer.release.state === 'waiting') timer = setTimeout(ask, takesLong ? ASK_LATE_MS : ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      aborted.abort();
      clearTimeout(timer);
    };
  }, [collection, id, admin, lastUpdateTime, hasPublishedDoc, asked]);

  const put = useCallback(
    async (place: PlaceKind): Promise<'added' | NotAdded> => {
      if (!collection || !id) return 'gone';
      const outcome = await putInPlace({ collection, id }, place, admin).catch(() => 'unknown' as const);
      setAsked((count) => count + 1);
      return outcome;
    },
    [collection, id, admin],
  );
  return { status: shown ? status : null, isLong, put };
}
