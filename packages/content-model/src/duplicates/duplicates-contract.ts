import { z } from 'zod';

/** Below Payload's REST API: machines that are made after others. */
export const DUPLICATES_API = '/cms-api/machine-duplicates';
/** Characters; as the field of the type name. */
export const TYPE_NAME_MAX = 40;

const machineId = z.uuid();
export const copyRequest = z.object({ id: machineId, typeName: z.string().trim().min(1).max(TYPE_NAME_MAX) });
/** `takenBy`: the title of the machine that has this type already; nothing was made. */
export const copyAnswer = z.union([z.object({ id: machineId }), z.object({ takenBy: z.string() })]);

export const stillSameQuery = z.object({ id: machineId });
const stillSame = z.object({
  /** The machine that it was made after. */
  title: z.string(),
  href: z.string(),
  /** What is still as there: fields, in the words of the form. */
  fields: z.array(z.string()),
  /** Those that are not listed, as there are too many. */
  more: z.int(),
  /** Type of the other machine that texts may still have, as it was not told from other words; null when it was exchanged. */
  keptType: z.string().nullable(),
});
export type StillSame = z.infer<typeof stillSame>;
/** Null when the machine was made after none, or everything was checked. */
export const stillSameAnswer = z.object({ copy: stillSame.nullable() });
