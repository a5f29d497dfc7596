import { documentOf, routeOf } from '@vitrine/contract/page-paths.ts';
import { PAGES, type PageCollection, RECORD_KINDS, type RecordKind } from '@vitrine/contract/pages.ts';

const KINDS: ReadonlyMap<string, RecordKind> = new Map(RECORD_KINDS.map((kind) => [PAGES[kind].collection, kind]));

/** Collections whose records have a page of their own in the app. */
export const PAGE_COLLECTIONS: readonly PageCollection[] = RECORD_KINDS.map((kind) => PAGES[kind].collection);
export const isPageCollection = (collection: string): collection is PageCollection => KINDS.has(collection);

/** The kind of page that the records of a collection have. */
export function kindOf(collection: PageCollection): RecordKind {
  const kind = KINDS.get(collection);
  if (!kind) throw new Error(`${collection} has no pages`);
  return kind;
}

/** Route path of a record's page: `/product/ww-200`. */
export const pageRoute = (collection: PageCollection, slug: string): string => routeOf({ kind: kindOf(collection), slug });

/** Path of the document about one record, below the API. */
export const documentPathOf = (collection: PageCollection, slug: string): string =>
  documentOf({ kind: kindOf(collection), slug });
