import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { staffQueries } from '../requests/staff-reads.ts';
import { dismissMiss, makeSynonym, readMisses } from './misses.ts';
import { dismissRequest, doneAnswer, madeAnswer, makeSynonymRequest, missesAnswer } from './misses-contract.ts';

/** For editors: what people look for and do not find. */
export const searchMissEndpoints: Endpoint[] = [
  staffEndpoint(isEditor, 'get', '/search-misses', [z.object({}), missesAnswer], async (req) => ({
    misses: await readMisses(staffQueries(req)),
  })),
  staffEndpoint(isEditor, 'post', '/search-misses/synonym', [makeSynonymRequest, madeAnswer], async (req, given) => ({
    id: await makeSynonym(req, given),
  })),
  staffEndpoint(isEditor, 'post', '/search-misses/dismiss', [dismissRequest, doneAnswer], async (req, given) => {
    await dismissMiss(staffQueries(req), given);
    return { ok: true as const };
  }),
];
