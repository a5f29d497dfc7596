import * as z from 'zod/mini';

/** `/health/ready`: each part by name; `ok` only when all are. */
export const readyAnswer = z.object({
  ok: z.boolean(),
  parts: z.record(z.string(), z.object({ ok: z.boolean(), state: z.string() })),
});
