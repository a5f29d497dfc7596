import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';

/** The collection that the path of a request names; undefined where it names none. */
export const collectionOf = ({ payload, routeParams }: PayloadRequest): SanitizedCollectionConfig | undefined =>
  payload.config.collections.find(({ slug }) => slug === routeParams?.collection);
