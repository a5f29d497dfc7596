import type { ConvertedVideos } from '../assets/converted-videos.ts';
import type { ImageVersions } from '../assets/image-versions.ts';
import type { Originals } from '../assets/originals.ts';
import type { Renderings } from '../assets/renderings.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { DocumentKey } from '../document-key.ts';
import type { PresenterContext } from '../presenters/presenter-context.ts';
import { makerOf } from '../presenters/presenter-of-document.ts';
import type { ContentSnapshot } from '../read/content-snapshot.ts';
import type { RecordCache } from '../read/record-cache.ts';
import { createRecordReader } from '../read/record-reader.ts';
import type { Typesetter } from '../typography/typesetter.ts';
import type { BuiltDocument, FailedDocument } from '../write-release.ts';
import { createDependencies } from './dependencies.ts';
import { DocumentBuildError } from './document-build-error.ts';
import { createIncluded } from './included.ts';

/** What all documents of one release are built with. */
export interface BuildContext {
  content: ContentSnapshot;
  records: RecordCache;
  images: ImageVersions;
  convertedVideos: ConvertedVideos;
  originals: Originals;
  renderings: Renderings;
  typesetter(site: DocumentKey['site']): Typesetter;
}
export type BuildResult = { built: BuiltDocument } | { failed: FailedDocument };

/** Builds one document. Content that breaks the contract is a failed document; anything else throws. */
export async function buildDocument(build: BuildContext, { site, path }: DocumentKey): Promise<BuildResult> {
  const dependencies = createDependencies();
  const included = createIncluded();
  const context: PresenterContext = {
    site,
    read: createRecordReader(build.content, build.records, site, dependencies),
    type: build.typesetter(site),
    included,
    images: build.images,
    convertedVideos: build.convertedVideos,
    originals: build.originals,
    renderings: build.renderings,
  };
  try {
    const document = await makerOf(path)(context, path);
    return { built: { site, path, json: document && canonicalJson(document), dependencies: dependencies.list() } };
  } catch (error) {
    if (!(error instanceof DocumentBuildError)) throw error;
    return { failed: { site, path, message: error.message, dependencies: dependencies.list() } };
  }
}
