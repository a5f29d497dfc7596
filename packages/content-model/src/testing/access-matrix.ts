import type { CollectionSlug, GlobalSlug } from 'payload';

export const WHO = ['administrator', 'editor', 'approver', 'nobody'] as const;
export type Who = (typeof WHO)[number];

export const OPERATIONS = ['read', 'create', 'update', 'publish', 'delete', 'versions'] as const;
export type Operation = (typeof OPERATIONS)[number];
export type Allowed = Record<Who, readonly Operation[]>;

const ALL = OPERATIONS;
const NONE: readonly Operation[] = [];
const CONTENT: Allowed = { administrator: ALL, editor: ALL, approver: NONE, nobody: NONE };

/**
 * Who may do what. A collection that is missing here fails the tests: an engineer who adds one decides who it is for.
 * `publish` and `versions` count only where a collection has drafts.
 */
export const COLLECTIONS: Partial<Record<CollectionSlug, Allowed>> = {
  products: CONTENT,
  'product-categories': CONTENT,
  'product-overviews': CONTENT,
  'product-lines': CONTENT,
  'product-line-automations': CONTENT,
  advantages: CONTENT,
  'advantage-categories': CONTENT,
  applications: CONTENT,
  'case-studies': CONTENT,
  categories: CONTENT,
  options: CONTENT,
  'option-categories': CONTENT,
  downloads: CONTENT,
  faqs: CONTENT,
  'content-pages': CONTENT,
  locations: CONTENT,
  navigation: CONTENT,
  notifications: CONTENT,
  'media-items': CONTENT,
  'search-synonyms': CONTENT,
  'media-filter-categories': CONTENT,
  'media-filters': CONTENT,
  images: CONTENT,
  videos: CONTENT,
  'video-versions': CONTENT,
  'three-d-renderings': CONTENT,
  'rendering-frames': CONTENT,
  'webrotate-360': CONTENT,
  files: CONTENT,
  sites: { administrator: ALL, editor: ['read', 'update'], approver: NONE, nobody: NONE },
  countries: { administrator: ['read', 'update'], editor: ['read', 'update'], approver: ['read'], nobody: NONE },
  accounts: { administrator: ALL, editor: NONE, approver: ALL, nobody: NONE },
  // Who is no administrator reads and updates the own record only; see access.test.ts.
  // They are deleted by an endpoint that asks for the password; see delete-member.test.ts.
  staff: { administrator: ALL.filter((operation) => operation !== 'delete'), editor: ['read'], approver: ['read'], nobody: NONE },
};

/** The same for globals, which are neither created nor deleted. */
export const GLOBALS: Partial<Record<GlobalSlug, Allowed>> = {
  'home-page': CONTENT,
  'landing-page': CONTENT,
  'navigation-meta': CONTENT,
  'pdf-meta': CONTENT,
  'privacy-policy': CONTENT,
};

/** Operations there are: what has no drafts is neither published nor has versions. */
export const operationsOf = ({ versions }: { versions?: unknown }, isGlobal = false): Operation[] =>
  OPERATIONS.filter((operation) => versions || !['publish', 'versions'].includes(operation)).filter(
    (operation) => !isGlobal || !['create', 'delete'].includes(operation),
  );

/** What the matrix says about each collection or global, as far as the operation exists. */
export const wantedOf = (
  matrix: Partial<Record<string, Allowed>>,
  entities: readonly { slug: string; versions?: unknown }[],
  who: Who,
  isGlobal = false,
): Record<string, Operation[]> =>
  Object.fromEntries(
    entities.map((entity) => [
      entity.slug,
      operationsOf(entity, isGlobal).filter((operation) => matrix[entity.slug]?.[who].includes(operation)),
    ]),
  );
