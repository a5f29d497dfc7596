import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { dismissMiss, makeSynonym, readMisses } from './misses.ts';
import { dismissRequest, doneAnswer, madeAnswer, makeSynonymRequest, missesAnswer } from './misses-contract.ts';

/** For editors: what people look for and do not find. */
export const searchMissEndpoints: Endpoint[] = [
  staffEndpoint(isEditor, 'get', '/search-misses', [z.object({}), missesAnswer], async ({ payload }) => ({
    misses: await readMisses(payload.db.pool),
  })),
  staffEndpoint(isEditor, 'post', '/search-misses/synonym', [makeSynonymRequest, madeAnswer], async (req, given) => {
    const id = await makeSynonym(req, given);
    await dismissMiss(req.payload.db.pool, given);
    return { id };
  }),
  staffEndpoint(isEditor, 'post', '/search-misses/dismiss', [dismissRequest, doneAnswer], async ({ payload }, given) => {
    await dismissMiss(payload.db.pool, given);
    return { ok: true as const };
  }),
];
