import { type RefObject, useEffect, useRef, useState } from 'react';
import { findText, firstHit, type Hit } from './find-text.ts';
import { clearHighlights, highlight, rangeOf } from './highlight.ts';
import type { OpenPdf } from './open-pdf.ts';

export interface SearchState {
  query: string;
  setQuery: (query: string) => void;
  /** Null while the text of the file is read. */
  hits: readonly Hit[] | null;
  /** Index of the hit on show. */
  at: number;
  step: (direction: 1 | -1) => void;
}

interface Surroundings {
  pdf: OpenPdf;
  page: number;
  goTo: (page: number) => void;
  /** Grows whenever the text of a page has been drawn. */
  drawn: number;
}

const NO_HITS: readonly Hit[] = [];

/** Brings a hit into the middle of the area, if it is drawn and out of view. */
function show(area: HTMLElement, hit: Hit): boolean {
  const place = rangeOf(area, hit)?.getBoundingClientRect();
  if (!place) return false;
  const view = area.getBoundingClientRect();
  const inView = place.top >= view.top && place.bottom <= view.bottom && place.left >= view.left && place.right <= view.right;
  if (inView) return true;
  area.scrollBy({
    top: place.top - view.top - view.height / 2,
    left: place.left < view.left || place.right > view.right ? place.left - view.left - view.width / 2 : 0,
    behavior: 'instant',
  });
  return true;
}

/** The search of an open file: its hits are marked, and the one on show is brought into view. */
export function useSearch(area: RefObject<HTMLElement | null>, { pdf, page, goTo, drawn }: Surroundings): SearchState {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ query: string; hits: Hit[]; at: number } | null>(null);
  const pending = useRef<Hit | null>(null);
  const start = useRef(page);
  start.current = page;
  useEffect(() => {
    let over = false;
    if (query.trim() === '') return setFound(null);
    void pdf.texts().then((texts) => {
      if (over) return;
      const hits = findText(texts, query);
      setFound({ query, hits, at: firstHit(hits, start.current) });
    });
    return () => {
      over = true;
    };
  }, [pdf, query]);
  const active = found?.hits[found.at];
  useEffect(() => {
    if (!active) return;
    pending.current = active;
    if (active.page !== start.current) goTo(active.page);
  }, [active, goTo]);
  // A page that has been drawn brings letters to mark.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    highlight(element, found?.hits ?? NO_HITS, active);
    if (pending.current && show(element, pending.current)) pending.current = null;
  }, [area, found, active, drawn]);
  useEffect(() => clearHighlights, []);
  return {
    query,
    setQuery,
    hits: query.trim() === '' ? NO_HITS : found?.query === query ? found.hits : null,
    at: found?.at ?? 0,
    step(direction) {
      if (!found || found.hits.length === 0) return;
      const { length } = found.hits;
      setFound({ ...found, at: (found.at + direction + length) % length });
    },
  };
}
