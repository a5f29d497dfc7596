import type { FirstPages } from '@vitrine/contract/page-numbers.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { printMode } from '../print-mode.ts';

declare global {
  interface Window {
    /** Set by a print run: takes the page number each chapter begins on, by route path plus `last-sheet`. */
    setPageCounts?: ((counts: Record<string, number>) => void) | undefined;
  }
}

const counts = z.record(z.string(), z.int().check(z.positive()));

/**
 * The page numbers of the table of contents: those of the print meta, else what follows from known page counts. In print
 * mode the worker replaces them after its first pass; the page shows them before its call returns.
 */
export function useFirstPages(initial: FirstPages): FirstPages {
  const [numbers, setNumbers] = useState<FirstPages>(printMode?.pageCounts ?? initial);
  useEffect(() => {
    if (!printMode) return;
    window.setPageCounts = (next) => {
      const parsed = counts.parse(next);
      flushSync(() => setNumbers(parsed));
    };
    return () => {
      window.setPageCounts = undefined;
    };
  }, []);
  return numbers;
}
