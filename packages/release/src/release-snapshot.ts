import type { Language } from '@vitrine/contract/sites.ts';

/** A document of a release as it is sent: canonical JSON, and the same compressed. `hash` names the content. */
export interface ReleaseDocument {
  hash: string;
  identity: Buffer;
  brotli: Buffer;
}

/** Every document of one release; never changed once made, so a program that holds one sees one release. */
export interface ReleaseSnapshot {
  /** 0 before the first release. */
  releaseId: number;
  documents: ReadonlyMap<string, ReleaseDocument>;
  /** What is another than in the release that was read before it: keys of documents that came, changed or went. */
  since?: { releaseId: number; keys: readonly string[] };
}

export const documentKey = (site: Language, path: string): string => `${site}/${path}`;

export const EMPTY_SNAPSHOT: ReleaseSnapshot = { releaseId: 0, documents: new Map() };
