import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import type { DocumentKey } from './document-key.ts';

/** Paths of documents that are made from the others of a release, after them: no change of content names them. */
export const DERIVED_PATHS: readonly string[] = [SEARCH_INDEX_PATH];

export const isDerived = ({ path }: DocumentKey): boolean => DERIVED_PATHS.includes(path);
