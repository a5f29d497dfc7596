import { errorReport } from '@vitrine/contract/error-reports.ts';
import { time } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';

/** Path of the view below the admin's. */
export const ERROR_GROUPS_PATH = '/errors';

export const errorGroup = z.object({
  fingerprint: z.string(),
  count: z.coerce.number(),
  first: time,
  last: time,
  versions: z.array(z.string()),
  example: errorReport,
  resolved: time.nullable(),
});
export type ErrorGroup = z.infer<typeof errorGroup>;

export const errorGroupsAnswer = z.object({ groups: z.array(errorGroup) });
export const resolveRequest = z.object({ fingerprint: z.string().regex(/^[0-9a-f]{32}$/), isResolved: z.boolean() });
export const resolvedAnswer = z.object({ ok: z.literal(true) });
