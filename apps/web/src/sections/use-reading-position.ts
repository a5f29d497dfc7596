import { useEffect, useState } from 'react';
import { activeEntry } from './active-entry.ts';

/** What is being read, and the surface in the middle of the window, where the rail is. */
export interface ReadingPosition<T extends string> {
  active: T | null;
  surface: string;
}

/** The surface of the last section that begins above `y`. */
function surfaceAt(y: number): string {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[data-surface]')];
  const under = sections.findLast((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= y && bottom > y;
  });
  return under?.dataset.surface ?? 'light';
}

function measure<T extends string>(entries: readonly T[]): ReadingPosition<T> {
  const tops = entries.flatMap((entry) => {
    const element = document.getElementById(entry);
    return element ? [{ entry, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight } = document.documentElement;
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  return { active: activeEntry(tops, window.innerHeight, atEnd), surface: surfaceAt(window.innerHeight / 2) };
}

/** Which of some elements, by their ids, is being read: follows the scroll position, at most once a frame. */
export function useReadingPosition<T extends string>(entries: readonly T[]): ReadingPosition<T> {
  const [position, setPosition] = useState<ReadingPosition<T>>({ active: entries[0] ?? null, surface: 'steel' });
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const now = measure(entries);
      setPosition((old) => (old.active === now.active && old.surface === now.surface ? old : now));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [entries]);
  return position;
}
