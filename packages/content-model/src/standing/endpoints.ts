import type { Endpoint, PayloadRequest } from 'payload';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { isPageCollection, pageRoute } from '../fields/page-routes.ts';
import { adminLanguage } from '../records/label-text.ts';
import { addToPlace } from './add-place.ts';
import { placesOf } from './places.ts';
import { releaseState } from './release-state.ts';
import { placeAnswer, placeRequest, standing, standingQuery } from './standing-contract.ts';

async function pageOf(req: PayloadRequest, collection: string, id: string): Promise<string | null> {
  if (!isPageCollection(collection)) return null;
  const options = { depth: 0, draft: false, disableErrors: true, overrideAccess: false, user: req.user, req } as const;
  const record = await req.payload.findByID({ collection, id, ...options });
  return record?._status === 'published' ? pageRoute(collection, record.slug) : null;
}

/** For editors, in the admin's forms: whether an edit is in the app, and where a page can be found. */
export const standingEndpoints: Endpoint[] = [
  staffEndpoint(isEditor, 'get', '/standing', [standingQuery, standing], async (req, { collection, id }) => {
    const reader = { payload: req.payload, user: req.user, language: adminLanguage(req) };
    const page = await pageOf(req, collection, id);
    return {
      release: await releaseState(reader, collection, id, page?.split('/').at(-1)),
      page,
      places: await placesOf(req, collection, id),
    };
  }),
  staffEndpoint(isEditor, 'post', '/standing/place', [placeRequest, placeAnswer], async (req, { collection, id, place }) => ({
    outcome: await addToPlace(req, place, collection, id),
  })),
];
