import type { KeySet } from '../document-key.ts';
import type { BuiltDocument, FailedDocument } from '../write-release.ts';
import { type BuildContext, buildDocument } from './build-document.ts';

/** Documents built at once: enough to share reads, few enough to bound memory. */
const AT_ONCE = 16;

export interface BuiltRelease {
  built: BuiltDocument[];
  failed: FailedDocument[];
}

/** Builds the affected documents. */
export async function buildRelease(build: BuildContext, affected: KeySet): Promise<BuiltRelease> {
  const keys = affected.list();
  const release: BuiltRelease = { built: [], failed: [] };
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const results = await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => buildDocument(build, key)));
    for (const result of results) {
      if ('built' in result) release.built.push(result.built);
      else release.failed.push(result.failed);
    }
  }
  return release;
}
