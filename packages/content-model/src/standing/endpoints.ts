import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { logRefusal } from '../access/log-refusal.ts';
import { isPageCollection, pageRoute } from '../fields/page-routes.ts';
import { adminLanguage } from '../records/label-text.ts';
import { addToPlace } from './add-place.ts';
import { placesOf } from './places.ts';
import { releaseState } from './release-state.ts';
import { placeAnswer, placeRequest, type Standing, standing, standingQuery } from './standing-contract.ts';

const refused = (status: 400 | 403, message: string) => Response.json({ errors: [{ message }] }, { status });
const answered = <A extends z.ZodType>(answer: A, value: z.input<A>) =>
  Response.json(answer.parse(value), { headers: { 'Cache-Control': 'no-store' } });

async function pageOf(req: PayloadRequest, collection: string, id: string): Promise<string | null> {
  if (!isPageCollection(collection)) return null;
  const options = { depth: 0, draft: false, disableErrors: true, overrideAccess: false, user: req.user, req } as const;
  const record = await req.payload.findByID({ collection, id, ...options });
  return record?._status === 'published' ? pageRoute(collection, record.slug) : null;
}

async function standingOf(req: PayloadRequest, collection: string, id: string): Promise<Standing | null> {
  if (!req.user) return null;
  const reader = { payload: req.payload, user: req.user, language: adminLanguage(req) };
  const page = await pageOf(req, collection, id);
  return {
    release: await releaseState(reader, collection, id, page?.split('/').at(-1)),
    page,
    places: await placesOf(req, collection, id),
  };
}

/** For editors, in the admin's forms: whether an edit is in the app, and where a page can be found. */
export const standingEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/standing',
    async handler(req) {
      const query = standingQuery.safeParse(Object.fromEntries(req.searchParams));
      if (!query.success) return refused(400, 'collection and id are needed');
      const found = isEditor({ req }) ? await standingOf(req, query.data.collection, query.data.id) : null;
      if (found) return answered(standing, found);
      logRefusal(req);
      return refused(403, 'Forbidden');
    },
  },
  {
    method: 'post',
    path: '/standing/place',
    async handler(req) {
      if (!isEditor({ req })) {
        logRefusal(req);
        return refused(403, 'Forbidden');
      }
      const body = placeRequest.safeParse(await req.json?.().catch(() => undefined));
      if (!body.success) return refused(400, 'collection, id and place are needed');
      const { collection, id, place } = body.data;
      return answered(placeAnswer, { outcome: await addToPlace(req, place, collection, id) });
    },
  },
];
