import * as z from 'zod/mini';
import { platform } from '../platform.ts';
import { createArea } from '../stores/area.ts';

/** Who shows them takes what it has a figure for, and nothing else. */
const choice = z.object({ state: z.nullable(z.string()), plate: z.nullable(z.number()) });

/**
 * The state of the meat and the plate that somebody chose: they hold for the visit, also after a reload, on every overview and every grinder that
 * has a figure for them.
 */
export const chosenOutput = createArea({
  name: 'output',
  storage: platform.session,
  version: 1,
  schema: choice,
  initial: { state: null, plate: null },
});
