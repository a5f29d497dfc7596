import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { logRefusal } from '../access/log-refusal.ts';
import { copyAnswer, copyRequest, stillSameAnswer, stillSameQuery } from './copies-contract.ts';
import { copyMachine, machineOfType } from './copy-machine.ts';
import { endCopy, stillSame } from './still-same.ts';

const refused = (status: 400 | 403, message: string) => Response.json({ errors: [{ message }] }, { status });

/** An endpoint for editors, who are known by the cookie that Payload takes from pages of this origin only. */
function endpoint<I extends z.ZodType, A extends z.ZodType>(
  method: 'get' | 'post',
  path: string,
  [input, answer]: [I, A],
  work: (req: PayloadRequest, given: z.output<I>) => Promise<z.input<A>>,
): Endpoint {
  return {
    method,
    path: `/machine-copies${path}`,
    async handler(req) {
      if (!isEditor({ req })) {
        logRefusal(req);
        return refused(403, 'Forbidden');
      }
      const body: unknown = method === 'get' ? Object.fromEntries(req.searchParams) : await req.json?.().catch(() => undefined);
      const given = input.safeParse(body);
      if (!given.success) return refused(400, z.prettifyError(given.error));
      return Response.json(answer.parse(await work(req, given.data)), { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

export const machineCopyEndpoints: Endpoint[] = [
  endpoint('post', '', [copyRequest, copyAnswer], async (req, { id, typeName }) => {
    const takenBy = await machineOfType(req, typeName);
    return takenBy === null ? { id: await copyMachine(req, id, typeName) } : { takenBy };
  }),
  endpoint('get', '', [stillSameQuery, stillSameAnswer], async (req, { id }) => ({ copy: await stillSame(req, id) })),
  endpoint('post', '/checked', [stillSameQuery, stillSameAnswer], async (req, { id }) => {
    await endCopy(req, id);
    return { copy: null };
  }),
];
