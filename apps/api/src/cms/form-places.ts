import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Forms of one member of staff at once: more than may wait for their turn (take-turns.ts). */
export const FORMS_OF_ONE = 24;

/**
 * A form is held in memory, up to 4 MB, from its first byte until it is answered, and may take a quarter of an hour to come. So one member
 * of staff has so many under way. Answers false for one too many.
 */
export function createFormPlaces() {
  const held = new Map<string, number>();
  return (from: string, reply: FastifyReply): boolean => {
    const count = held.get(from) ?? 0;
    if (count >= FORMS_OF_ONE) return false;
    held.set(from, count + 1);
    finished(reply.raw, () => {
      const left = (held.get(from) ?? 1) - 1;
      if (left > 0) held.set(from, left);
      else held.delete(from);
    });
    return true;
  };
}
