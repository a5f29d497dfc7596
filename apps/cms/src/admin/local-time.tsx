'use client';
import type { Language } from '@vitrine/contract/sites.ts';
import { useSyncExternalStore } from 'react';
import { formatTime } from './format-time.ts';

const never = () => () => {};

/** Day and time where the reader is. The server does not know where that is: the browser writes it. */
export function LocalTime({ iso, language }: { iso: string; language: Language }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <time dateTime={iso}>{isInBrowser && formatTime(iso, language)}</time>;
}
