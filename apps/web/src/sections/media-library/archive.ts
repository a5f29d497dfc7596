import { useEffect, useRef, useState } from 'react';
import { apiResponse } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { saveFile } from '../../shell/save-file.ts';
import { counted } from './counted-response.ts';

/**
 * idle -> loading -> done
 *            |-> idle (cancelled)
 *            '-> failed
 *
 * What was told of a load (`of`: its items) says nothing once other items are chosen.
 */
export type ArchiveState =
  | { at: 'idle' }
  | { at: 'loading'; received: number; size: number }
  | { at: 'done'; of: readonly string[] }
  | { at: 'failed'; of: readonly string[]; reason: 'failed' | 'often' }
  /** Items of them that are no longer there. */
  | { at: 'gone'; of: readonly string[]; lost: readonly string[] };

/** What a load of `items` that failed leads to, told of what is chosen by then; the answer names the places of items that are gone. */
export function failureOf(error: unknown, items: readonly string[], of = items): ArchiveState {
  const isOften = error instanceof ApiFailure && error.status === 429;
  const pointers = error instanceof ApiFailure ? error.errors.map(({ source }) => source?.pointer ?? '') : [];
  const lost = pointers.flatMap((pointer) => items[Number(/^items\.(\d+)$/.exec(pointer)?.[1] ?? Number.NaN)] ?? []);
  if (lost.length > 0) return { at: 'gone', of, lost };
  return { at: 'failed', of, reason: isOften ? 'often' : 'failed' };
}

/** Loads the items that are chosen as one ZIP file, with its progress; leaving the page or `cancel` ends it, at the server too. */
export function useArchive(chosen: readonly string[], fileName: string) {
  const [state, setState] = useState<ArchiveState>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** What is chosen when a load ends: how it ended is told of that. */
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
    if (chosen.length === 0) running.current?.abort();
  }, [chosen]);

  async function load(expected: number) {
    const items = chosen;
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setState({ at: 'loading', received: 0, size: expected });
    try {
      const response = await apiResponse('media-library/archive', { method: 'POST', body: { items }, signal: abort.signal });
      const size = Number(response.headers.get('content-length') ?? expected);
      saveFile(fileName, await counted(response, (received) => setState({ at: 'loading', received, size })).blob());
      setState({ at: 'done', of: latest.current });
    } catch (error) {
      setState(abort.signal.aborted ? { at: 'idle' } : failureOf(error, items, latest.current));
    } finally {
      running.current = null;
    }
  }
  const shown: ArchiveState = 'of' in state && state.of !== chosen ? { at: 'idle' } : state;
  return { state: shown, load, cancel: () => running.current?.abort() };
}
