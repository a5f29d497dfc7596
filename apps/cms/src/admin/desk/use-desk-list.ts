'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { callDesk } from './call-desk.ts';

/** loading -> ready | failed; a list that is there stays while it is asked for again. */
export type DeskList<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: T };

/** A list of the desk, asked for when the page opens and by `reload`, and every `everySeconds` while it is looked at. */
export function useDeskList<S extends z.ZodType>(path: string, answer: S, language: string, everySeconds = 0) {
  const [list, setList] = useState<DeskList<z.output<S>>>({ status: 'loading' });
  const asked = useRef<AbortController>(null);

  const reload = useCallback(async () => {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    const { signal } = controller;
    try {
      const data = await callDesk(path, answer, { language, signal });
      if (!signal.aborted) setList({ status: 'ready', data });
    } catch {
      if (!signal.aborted) setList((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    }
  }, [path, answer, language]);

  useEffect(() => {
    setList({ status: 'loading' });
    void reload();
    return () => asked.current?.abort();
  }, [reload]);

  useEffect(() => {
    if (everySeconds === 0) return;
    const look = () => document.visibilityState === 'visible' && void reload();
    const timer = setInterval(look, everySeconds * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload, everySeconds]);

  const retry = useCallback(() => {
    setList({ status: 'loading' });
    void reload();
  }, [reload]);

  return { list, setList, reload, retry };
}
