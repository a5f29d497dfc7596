import { hasDuplicateKey } from '@vitrine/server/strict-json.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** A parser of JSON that refuses keys which would change a prototype, and keys that come twice (RFC 8259 4). */
export function jsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, text: string, done: Done) => {
    parse(request, text, (error, body: unknown) => {
      if (error) done(error);
      else if (hasDuplicateKey(text)) done(new Problem('badRequest'));
      else done(null, body);
    });
  };
}
