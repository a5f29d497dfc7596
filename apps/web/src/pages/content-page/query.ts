import { contentPage, locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import { documentOf } from '@vitrine/contract/page-paths.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { findOneOf } from '../../api/find.ts';

/** The resources that the route shows; the answer's type says which (catalogue.md 2: "acts as a selector"). */
const KINDS = [contentPage, locationPage, mediaLibraryPage] as const;
export type AnyContentPage = Model<(typeof KINDS)[number]>;

/** A content page of any of the three kinds, by its slug. */
export const contentPageQuery = (slug: string) => findOneOf(KINDS, documentOf({ kind: 'content-page', slug }));
