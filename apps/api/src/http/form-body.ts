import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { Problem } from './problem.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** Names in a key that would change a prototype, as Fastify's parser of JSON has them. */
const PROTOTYPE = /(?:^|[[\].])(?:__proto__|constructor[[\].]+prototype)(?:$|[[\].])/;

/**
 * Reads a form with names in brackets (shell.md 7). Refuses keys that would change a prototype, as those of JSON are; others that
 * only look like parts of every object are kept, for the schema to refuse them.
 */
export function formParser(_request: FastifyRequest, text: string, done: Done): void {
  if ([...new URLSearchParams(text).keys()].some((key) => PROTOTYPE.test(key))) done(new Problem('badRequest'));
  else done(null, { ...qs.parse(text, { depth: 3, parameterLimit: 20, arrayLimit: 0, plainObjects: true }) });
}
