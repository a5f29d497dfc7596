import { z } from 'zod';

/** Below Payload's REST API: what of a record is in the app. */
export const PUBLICATION_STATUS_API = '/cms-api/publication-status';

const entry = z.object({ title: z.string(), href: z.string() });
export type Entry = z.infer<typeof entry>;

/** Where a page can be put with one click: below which menu entry, into which overview. */
const offer = z.object({ into: entry });

export const placeKind = z.enum(['menu', 'overview']);
export type PlaceKind = z.infer<typeof placeKind>;

const place = z.object({
  kind: placeKind,
  /** Entries that lead to the page, or overviews that show it. */
  found: z.array(entry),
  /** Null where it is found already, or where nobody can say where it belongs. */
  offer: offer.nullable(),
});
export type Place = z.infer<typeof place>;

const problem = z.object({ title: z.string(), reason: z.string(), cause: entry.nullable() });

/**
 * `waiting`: an edit is in no release yet. `failed`: a document that shows the record could not be built. `shown`: the current
 * release holds it as it was published, since `since`. `absent`: no page shows it.
 */
const release = z.object({
  state: z.enum(['waiting', 'failed', 'shown', 'absent']),
  since: z.iso.datetime().nullable(),
  problems: z.array(problem),
});
export type ReleaseState = z.infer<typeof release>;

export const publicationStatus = z.object({
  release,
  /** Route of its page in the app; null for what has none there, now. */
  page: z.string().nullable(),
  places: z.array(place),
});
export type PublicationStatus = z.infer<typeof publicationStatus>;

/** Which record; a global's id is its slug. */
export const publicationStatusQuery = z.object({ collection: z.string().max(60), id: z.string().max(60) });
export const placeRequest = publicationStatusQuery.extend({ place: placeKind });
/** `draft`: its overview has a draft that nobody has published yet. `gone`: nobody can say any more where it belongs. */
const placeOutcome = z.enum(['added', 'draft', 'gone']);
export type PlaceOutcome = z.infer<typeof placeOutcome>;
export const placeAnswer = z.object({ outcome: placeOutcome });
