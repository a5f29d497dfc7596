import { assetPdf } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Reference } from '../read/content-types.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

/** A file that can be downloaded, and the same as an attribute where a field needs its address at once. */
export interface PresentedFile {
  identifier: ResourceIdentifier;
  storageUrl: string;
  extension: string;
  size: number;
}

/** Includes a file of the library; null when there is none. */
export async function includeFile(context: PresenterContext, reference: Reference<'files'>): Promise<PresentedFile | null> {
  const file = await context.read.one('files', reference);
  if (!file) return null;
  const storageUrl = await context.originals.publish('files', file);
  const extension = extensionOf(file.filename);
  const size = file.filesize ?? 0;
  const identifier = await context.included.add(assetPdf, file.id, () => ({
    attributes: { storageUrl, offlineLink: storageUrl, extension, size, pages: file.pages ?? null },
    relationships: {},
  }));
  return { identifier, storageUrl, extension, size };
}
