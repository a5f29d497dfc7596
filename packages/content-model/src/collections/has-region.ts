import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { message } from '../messages.ts';

/** Without a region of its country a location would be under no heading. */
export const hasRegion: RelationshipFieldSingleValidation = async (value, options) => {
  const usual = await relationship(value, options);
  if (usual !== true || typeof value !== 'string') return usual;
  const country = await options.req.payload.findByID({
    collection: 'countries',
    id: value,
    depth: 0,
    disableErrors: true,
    req: options.req,
  });
  return !country || Boolean(country.region) || message(options.req, 'countryNeedsRegion');
};
