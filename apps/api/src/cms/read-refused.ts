import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { UPLOAD_MAX } from './keep-upload.ts';

/** What is read of refused uploads of one member of staff: how many at once, how many bytes within a time, and each for how long. */
const BOUNDS = { atOnce: 4, bytes: 4 * UPLOAD_MAX, withinMs: 10 * 60_000, eachMs: 10 * 60_000 };

/**
 * Reads uploads of staff that are refused, and throws them away: a browser that cannot send to the end says that the connection was
 * lost, and not why the file was refused. It costs as much as taking them, so one member of staff gets so much of it and no more.
 */
export function createRefusedReader(bounds = BOUNDS) {
  const members = new Map<string, { atOnce: number; bytes: number; since: number }>();

  /** Counts a body until what it returns is called; null when it is one too many. */
  function begin(from: string, bytes: number): (() => void) | null {
    const now = performance.now();
    const theirs = members.get(from) ?? { atOnce: 0, bytes: 0, since: now };
    if (now - theirs.since >= bounds.withinMs) Object.assign(theirs, { bytes: 0, since: now });
    if (theirs.atOnce >= bounds.atOnce || theirs.bytes + bytes > bounds.bytes) return null;
    members.set(from, theirs);
    theirs.atOnce++;
    theirs.bytes += bytes;
    return () => {
      theirs.atOnce--;
    };
  }

  /** Reads a body to its end; false when it was not read, or not to its end. */
  return async (body: Readable, bytes: number, from: string): Promise<boolean> => {
    const end = begin(from, bytes);
    if (!end) return false;
    try {
      await finished(body.resume(), { signal: AbortSignal.timeout(bounds.eachMs), cleanup: true });
      return true;
    } catch {
      // It took too long, or its sender has left.
      body.pause();
      return false;
    } finally {
      end();
    }
  };
}
