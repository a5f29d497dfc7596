import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Whether an object in a valid JSON text has one key twice, however it is written: readers differ in which of the two counts. */
export function hasDuplicateKey(json: string): boolean {
  const objects: (Set<unknown> | null)[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (token !== ':') text = token;
    else {
      const keys = objects.at(-1);
      const key: unknown = JSON.parse(text);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}

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
