import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { UPLOAD_MAX } from './keep-upload.ts';

/** What is read of refused uploads of one member of staff: how many at once, how many bytes within a time, and each for how long (ms). */
const BOUNDS = { atOnce: 4, bytes: 4 * UPLOAD_MAX, withinMs: 10 * 60_000, eachMs: 10 * 60_000 };

/**
 * Reads uploads of staff that are refused, and throws them away: a browser that cannot send to the end says that the connection was
 * lost, and not why the file was refused. It costs as much as taking them, so one member of staff gets so much of it and no more.
 */
export function createRefusedReader(bounds = BOUNDS) {
  /** Bytes that were read since then, and those that are still to come of what is being read. */
  const members = new Map<string, { atOnce: number; read: number; coming: number; since: number }>();

  /** Whose body it is, with a place for it; null when it is one too many. */
  function begin(from: string, bytes: number) {
    const now = performance.now();
    const theirs = members.get(from) ?? { atOnce: 0, read: 0, coming: 0, since: now };
    if (now - theirs.since >= bounds.withinMs) Object.assign(theirs, { read: 0, since: now });
    if (theirs.atOnce >= bounds.atOnce || theirs.read + theirs.coming + bytes > bounds.bytes) return null;
    members.set(from, theirs);
    theirs.atOnce++;
    theirs.coming += bytes;
    return theirs;
  }

  /**
   * Reads a body, of which at most so many bytes come, to its end; false when it was not read, or not to its end. What its sender announced
   * and did not send counts only while it may come.
   */
  return async (body: Readable, bytes: number, from: string): Promise<boolean> => {
    const theirs = begin(from, bytes);
    if (!theirs) return false;
    let missing = bytes;
    const count = (part: Buffer) => {
      const came = Math.min(missing, part.length);
      missing -= came;
      theirs.coming -= came;
      theirs.read += part.length;
    };
    try {
      await finished(body.on('data', count), { signal: AbortSignal.timeout(bounds.eachMs), cleanup: true });
      return true;
    } catch {
      // It took too long, or its sender has left.
      body.pause();
      return false;
    } finally {
      body.off('data', count);
      theirs.atOnce--;
      theirs.coming -= missing;
    }
  };
}
