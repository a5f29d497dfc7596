import type { FastifyRequest } from 'fastify';

const TRUE = new Set<unknown>(['1', 'true', 'on']);
const FALSE = new Set<unknown>(['0', 'false', '', undefined]);

/** Hook `preValidation`: boxes of a form body as booleans; one that is not ticked is not sent. Other values stay, to be refused. */
export function formBooleans(...names: string[]) {
  return async (request: FastifyRequest) => {
    const { body } = request;
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return;
    if (typeof body !== 'object' || body === null) return;
    for (const name of names) {
      const value: unknown = Reflect.get(body, name);
      if (TRUE.has(value)) Reflect.set(body, name, true);
      else if (FALSE.has(value)) Reflect.set(body, name, false);
    }
  };
}
