import { SEARCH_MISS_MAX } from '@vitrine/contract/search.ts';
import { language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';

/** Path of the view below the admin's. */
export const SEARCH_MISSES_PATH = '/search-misses';

const word = z.string().trim().min(1).max(SEARCH_MISS_MAX);
const miss = z.object({ language, query: word });

export const missesAnswer = z.object({
  misses: z.array(miss.extend({ count: z.number(), last: z.string() })),
});
export type Miss = z.infer<typeof missesAnswer>['misses'][number];

/** A word that nobody found is another word for `term`. */
export const makeSynonymRequest = miss.extend({ term: word });
export const dismissRequest = miss;
export const madeAnswer = z.object({ id: z.string() });
export const doneAnswer = z.object({ ok: z.literal(true) });
