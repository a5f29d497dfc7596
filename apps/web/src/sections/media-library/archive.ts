import { createStore } from 'zustand/vanilla';
import { apiResponse } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { saveFile } from '../../shell/save-file.ts';
import { hasServer } from '../../stores/offline-mode.ts';
import { counted } from './counted-response.ts';
import { chosenStore } from './use-selection.ts';

/**
 * idle -> loading -> done
 *            |-> idle (cancelled)
 *            '-> failed | gone
 *
 * What was told of a load says nothing once other items are chosen: then it is idle again.
 */
export type ArchiveState =
  | { at: 'idle' }
  | { at: 'loading'; received: number; size: number }
  /** `earlier`: how many items the file has, where others are chosen by now. */
  | { at: 'done'; earlier: number | null }
  | { at: 'failed'; reason: 'failed' | 'often' }
  /** Items of them that are no longer there. */
  | { at: 'gone'; lost: readonly string[] };

/** It outlives the media library, which goes while there is no connection: that its load has failed is told when it is back. */
export const archiveStore = createStore<ArchiveState>(() => ({ at: 'idle' }));
const turn = (state: ArchiveState) => archiveStore.setState(state, true);

let running: AbortController | null = null;
/** The reason with which a load ends that the person has not cancelled. */
const CONNECTION_LOST = new Error('connection lost');

chosenStore.subscribe(({ chosen }) => {
  if (archiveStore.getState().at !== 'loading') turn({ at: 'idle' });
  else if (chosen.size === 0) running?.abort();
});

/** What a load of `items` that failed leads to; the answer names the places of items that are gone. */
export function failureOf(error: unknown, items: readonly string[]): ArchiveState {
  const isOften = error instanceof ApiFailure && error.status === 429;
  const pointers = error instanceof ApiFailure ? error.errors.map(({ source }) => source?.pointer ?? '') : [];
  const lost = pointers.flatMap((pointer) => items[Number(/^items\.(\d+)$/.exec(pointer)?.[1] ?? Number.NaN)] ?? []);
  return lost.length > 0 ? { at: 'gone', lost } : { at: 'failed', reason: isOften ? 'often' : 'failed' };
}

/** Loads the items that are chosen as one ZIP file, with its progress. `expected`: its bytes, about. */
export async function loadArchive(fileName: string, expected: number): Promise<void> {
  if (running) return;
  const items = [...chosenStore.getState().chosen.keys()];
  const own = new AbortController();
  running = own;
  turn({ at: 'loading', received: 0, size: expected });
  try {
    const response = await apiResponse('media-library/archive', { method: 'POST', body: { items }, signal: own.signal });
    const size = Number(response.headers.get('content-length') ?? expected);
    saveFile(fileName, await counted(response, (received) => turn({ at: 'loading', received, size })).blob());
    const { chosen } = chosenStore.getState();
    const isSame = chosen.size === items.length && items.every((id) => chosen.has(id));
    turn({ at: 'done', earlier: isSame ? null : items.length });
  } catch (error) {
    const isCancelled = own.signal.aborted && own.signal.reason !== CONNECTION_LOST;
    turn(isCancelled ? { at: 'idle' } : failureOf(error, items));
  } finally {
    running = null;
  }
}

/** Ends a load, at the server too. */
export const cancelArchive = () => running?.abort();

/** The media library goes: with its page, which ends a load, or for want of a connection, which the load has failed by. */
export function leaveArchive(): void {
  if (running) running.abort(hasServer() ? undefined : CONNECTION_LOST);
  else if (hasServer()) turn({ at: 'idle' });
}
