'use client';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef } from 'react';

/** Asks for the page anew, with the numbers in its tabs and in the menu, when a list of it has become another number. */
export function useFreshCounts(count: number | null): void {
  const router = useRouter();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (count === null || count === before.current) return;
    const isFirst = before.current === null;
    before.current = count;
    if (!isFirst) router.refresh();
  }, [count, router]);
}
