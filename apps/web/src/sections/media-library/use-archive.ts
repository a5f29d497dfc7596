import { useEffect, useRef, useState } from 'react';
import { apiResponse } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';

/**
 * idle -> loading -> done
 *            |-> idle (cancelled)
 *            '-> failed
 */
export type ArchiveState =
  | { at: 'idle' }
  | { at: 'loading'; received: number; size: number }
  | { at: 'done' }
  | { at: 'failed'; reason: 'failed' | 'gone' | 'often' };

const FILE = 'mediathek.zip';
/** Long enough for any browser to have taken the file. */
const RELEASE_MS = 60_000;

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/** The body with what has come told on the way; the browser keeps it where it keeps files, not in the page's memory. */
function counted(response: Response, onReceived: (bytes: number) => void): Response {
  let received = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onReceived(received);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count) ?? null, { headers: { 'content-type': 'application/zip' } });
}

function reasonOf(error: unknown): 'failed' | 'gone' | 'often' {
  if (!(error instanceof ApiFailure)) return 'failed';
  if (error.status === 429) return 'often';
  return error.kind === 'validation' ? 'gone' : 'failed';
}

/** Loads items as one ZIP file, with its progress; leaving the page or `cancel` ends it, at the server too. */
export function useArchive() {
  const [state, setState] = useState<ArchiveState>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function load(items: readonly string[], expected: number) {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setState({ at: 'loading', received: 0, size: expected });
    try {
      const response = await apiResponse('media-library/archive', { method: 'POST', body: { items }, signal: abort.signal });
      const size = Number(response.headers.get('content-length') ?? expected);
      save(await counted(response, (received) => setState({ at: 'loading', received, size })).blob());
      setState({ at: 'done' });
    } catch (error) {
      setState(abort.signal.aborted ? { at: 'idle' } : { at: 'failed', reason: reasonOf(error) });
    } finally {
      running.current = null;
    }
  }
  return { state, load, cancel: () => running.current?.abort(), forget: () => setState({ at: 'idle' }) };
}
