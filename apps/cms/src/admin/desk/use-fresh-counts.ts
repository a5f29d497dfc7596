'use client';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef } from 'react';

/** Asks for the page anew, with the numbers in its tabs and in the menu, when a list of it holds others; null: not known yet. */
export function useFreshCounts(listed: readonly { id: string }[] | null): void {
  const router = useRouter();
  const before = useRef<string | null>(null);
  const ids = listed?.map(({ id }) => id).join() ?? null;
  useEffect(() => {
    if (ids === null || ids === before.current) return;
    const isFirst = before.current === null;
    before.current = ids;
    if (!isFirst) router.refresh();
  }, [ids, router]);
}
