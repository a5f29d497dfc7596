import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import type { EngineParts } from '../engine.ts';

/** The files of a store, of which some calls do something else. */
export const withFiles = (parts: EngineParts, change: Partial<CatalogueFiles>): EngineParts => ({
  ...parts,
  files: { ...parts.files, ...change },
});
