import * as z from 'zod/mini';

/**
 * `/health/ready` and `/health/state`: whether readers are served, whether everything is as it should be. `parts` says it part by
 * part; in production only the operator sees them.
 */
export const healthAnswer = z.object({
  ok: z.boolean(),
  parts: z.optional(z.record(z.string(), z.object({ ok: z.boolean(), state: z.string() }))),
});
