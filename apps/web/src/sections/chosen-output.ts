import * as z from 'zod/mini';
import { platform } from '../platform.ts';
import { createArea } from '../stores/area.ts';

/** Who shows them takes what it has a figure for, and nothing else. */
const choice = z.object({ state: z.nullable(z.string()), plate: z.nullable(z.number()) });

/** The chosen state of the meat and the chosen hole plate. They last for the visit and survive a reload; all overviews and grinders share them. */
export const chosenOutput = createArea({
  name: 'output',
  storage: platform.session,
  version: 1,
  schema: choice,
  initial: { state: null, plate: null },
});
