import type { TechnicalDocument } from '../resources.ts';

/** A technical document as it is listed. */
export interface DownloadRow {
  id: string;
  name: string;
  /** Kind of file ("PDF"). */
  kind: string;
  /** In bytes. */
  size: number;
  /** Languages of the text ("DE, EN"); null for a file without language. */
  languages: string | null;
  storageUrl: string;
}

/** The technical documents as screen and print list them. */
export const downloadRows = (documents: readonly TechnicalDocument[]): DownloadRow[] =>
  documents.map(({ id, fileName, languages, content }) => ({
    id,
    name: fileName,
    kind: content.extension.replace('.', '').toUpperCase(),
    size: content.size,
    languages: languages.length > 0 ? languages.join(', ').toUpperCase() : null,
    storageUrl: content.storageUrl,
  }));
