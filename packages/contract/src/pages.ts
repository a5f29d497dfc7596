/** What is known of a kind of page. */
interface PageDefinition {
  /** Route of the app; `$slug` is the record's slug. */
  route: `/${string}/$slug`;
  /** Document of one record, below /api/v1; null where the record is found by its type and id. */
  document: `${string}/{slug}` | null;
  /** Type of the resource that the page shows. */
  resource: string;
  /** Payload collection of the records; null where no collection has such pages. */
  collection: string | null;
  /** What a notification calls the kind that it leads to (shell.md 3); null for a kind that it cannot lead to. */
  sectionType: string | null;
  /** What a related item calls it (catalogue.md 2, "Content page"); null for a kind that is never one. */
  relatedCategory: string | null;
  /** Flags of the route table (catalogue.md 2, "Route table"); a kind without notes there has none. */
  showTitleInHeader: boolean;
  documentAddable: boolean;
  isPrintable: boolean;
}

/**
 * The kinds of page of the catalogue, and all that depends on the kind alone: the only place that knows which there are.
 * It imports nothing, for the script that runs before the app has it too.
 */
export const PAGES = {
  product: {
    route: '/product/$slug',
    document: 'product/{slug}',
    resource: 'product',
    collection: 'products',
    sectionType: 'products',
    relatedCategory: 'products',
    showTitleInHeader: true,
    documentAddable: true,
    isPrintable: true,
  },
  'product-overview': {
    route: '/product-overview/$slug',
    document: 'product-overview/{slug}',
    resource: 'product-overview',
    collection: 'product-overviews',
    sectionType: 'productOverviewPages',
    relatedCategory: null,
    showTitleInHeader: true,
    documentAddable: true,
    isPrintable: true,
  },
  'product-line': {
    route: '/product-line/$slug',
    document: 'product-line/{slug}',
    resource: 'product-line',
    collection: 'product-lines',
    sectionType: 'productLines',
    relatedCategory: 'productLines',
    showTitleInHeader: false,
    documentAddable: true,
    isPrintable: true,
  },
  'product-line-automation': {
    route: '/product-line-automation/$slug',
    document: 'product-line-automation/{slug}',
    resource: 'product-line-automation',
    collection: 'product-line-automations',
    sectionType: null,
    relatedCategory: null,
    showTitleInHeader: false,
    documentAddable: false,
    isPrintable: false,
  },
  'product-application': {
    route: '/product-application/$slug',
    document: 'application/{slug}',
    resource: 'product-application',
    collection: 'applications',
    sectionType: 'productApplication',
    relatedCategory: 'productApplications',
    showTitleInHeader: false,
    documentAddable: false,
    isPrintable: false,
  },
  'case-study': {
    route: '/case-study/$slug',
    document: 'case-study/{slug}',
    resource: 'case-study',
    collection: 'case-studies',
    sectionType: null,
    relatedCategory: 'caseStudies',
    showTitleInHeader: false,
    documentAddable: false,
    isPrintable: false,
  },
  'content-page': {
    route: '/content-page/$slug',
    document: 'content-page/{slug}',
    resource: 'content-page',
    collection: 'content-pages',
    sectionType: 'pages',
    relatedCategory: 'pages',
    showTitleInHeader: true,
    documentAddable: true,
    isPrintable: true,
  },
  /** A PDF as a page: the file is part of its menu entry, whose id takes the place of the slug. */
  'static-product': {
    route: '/static-product/$slug',
    document: null,
    resource: 'navigation-item',
    collection: null,
    sectionType: null,
    relatedCategory: null,
    showTitleInHeader: true,
    documentAddable: true,
    isPrintable: true,
  },
  /** Machines beside each other: no record, their slugs are in the place of the slug that others have (comparisons.ts). On the screen it is `/compare`. */
  comparison: {
    route: '/comparison/$slug',
    document: null,
    resource: 'product',
    collection: null,
    sectionType: null,
    relatedCategory: null,
    showTitleInHeader: true,
    documentAddable: true,
    isPrintable: true,
  },
} as const satisfies Record<string, PageDefinition>;

/** Slug of the media library's page, which the route `/media-library` shows too (catalogue.md 2). */
export const MEDIA_LIBRARY_SLUG = 'mediathek';

type Pages = typeof PAGES;
export type PageKind = keyof Pages;

/** Kinds of which something is true, by a field of the table. */
type KindsWith<K extends PageKind, F extends keyof PageDefinition, V> = K extends PageKind
  ? Pages[K][F] extends V
    ? K
    : never
  : never;
export type PrintableKind = KindsWith<PageKind, 'isPrintable', true>;
/** Kinds whose pages are records of a collection, each with a document of its own. */
export type RecordKind = KindsWith<PageKind, 'collection', string>;
export type PageDocument = NonNullable<Pages[PageKind]['document']>;
export type PageCollection = NonNullable<Pages[PageKind]['collection']>;
export type RelatedCategory = NonNullable<Pages[PageKind]['relatedCategory']>;

const isKind = (name: string): name is PageKind => Object.hasOwn(PAGES, name);
export const PAGE_KINDS: readonly PageKind[] = Object.keys(PAGES).filter(isKind);

export const isPrintable = (kind: PageKind): kind is PrintableKind => PAGES[kind].isPrintable;
const isOfRecords = (kind: PageKind): kind is RecordKind => PAGES[kind].collection !== null;
export const RECORD_KINDS: readonly RecordKind[] = PAGE_KINDS.filter(isOfRecords);
