import { isKnownPath } from '@vitrine/contract/routes.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/is-editor.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { documentPathOf, isPageCollection, pageRoute } from '../fields/page-collections.ts';
import { adminLanguage } from '../records/label-text.ts';
import { addToPlace } from './add-place.ts';
import { placesOf } from './places.ts';
import { placeAnswer, placeRequest, publicationStatus, publicationStatusQuery } from './publication-status-contract.ts';
import { type PublicRecord, releaseState, shownSince } from './release-state.ts';

const publicFields = z.object({ _status: z.string().nullish(), slug: z.string().nullish() });

/** Any record as readers may see it, and the route of its page. */
async function publicRecord(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<PublicRecord & { page: string | null }> {
  const config = Object.values(req.payload.collections).find((one) => one.config.slug === collection)?.config;
  if (!config?.versions) return { isHidden: false, document: null, page: null };
  const options = { depth: 0, draft: false, disableErrors: true, overrideAccess: false, user: req.user, req } as const;
  const record: object | null = await req.payload.findByID({ collection: config.slug, id, ...options });
  const { _status: status, slug } = publicFields.parse(record ?? {});
  const page = isPageCollection(collection) && slug ? pageRoute(collection, slug) : null;
  const document = isPageCollection(collection) && slug ? documentPathOf(collection, slug) : null;
  return { isHidden: status !== 'published', document, page };
}

/** For editors, in the admin's forms: whether an edit is in the app, and where a page can be found. */
export const publicationStatusEndpoints: Endpoint[] = [
  staffEndpoint(
    isEditor,
    'get',
    '/publication-status',
    [publicationStatusQuery, publicationStatus],
    async (req, { collection, id }) => {
      const reader = { payload: req.payload, user: req.user, context: req.context, language: adminLanguage(req) };
      const { page, ...record } = await publicRecord(req, collection, id);
      const { isHidden, document } = record;
      // While an edit waits, the page is there as it was; the app has no route for every kind of page.
      const isThere = !isHidden && document !== null && (await shownSince(reader, collection, id, document)) !== null;
      return {
        release: await releaseState(reader, collection, id, record),
        page: page && isThere && isKnownPath(page) ? page : null,
        places: await placesOf(req, collection, id),
      };
    },
  ),
  staffEndpoint(
    isEditor,
    'post',
    '/publication-status/place',
    [placeRequest, placeAnswer],
    async (req, { collection, id, place }) => ({
      outcome: await addToPlace(req, place, collection, id),
    }),
  ),
];
