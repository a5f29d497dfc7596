import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { download } from '@vitrine/contract/products.ts';
import type { Reference } from '../read/content-types.ts';
import { includeFile } from './asset-pdf.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered downloads; one whose file is gone is left out. */
export async function includeDownloads(
  context: PresenterContext,
  references: readonly Reference<'downloads'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const records = await context.read.many('downloads', references);
  const downloads = await Promise.all(
    records.map(async (record) => {
      const file = await includeFile(context, record.file);
      if (!file) return null;
      const { identifier, storageUrl, extension, size } = file;
      return context.included.add(download, record.id, () => ({
        attributes: {
          fileName: context.type.name(record.fileName),
          languages: record.languages,
          content: { storageUrl, offlineLink: storageUrl, extension, size },
        },
        relationships: { file: identifier },
      }));
    }),
  );
  return downloads.filter((identifier) => identifier !== null);
}
