import { type FileStore, MissingFileError } from '@vitrine/server/files.ts';
import { DocumentBuildError } from '../build/document-build-error.ts';

/** Bytes of an uploaded file. A missing one is a matter of the content (DocumentBuildError, `record` names it); other errors are the store's. */
export async function readOriginal(files: FileStore, key: string, record: string): Promise<Buffer> {
  try {
    return await files.read(key);
  } catch (error) {
    if (error instanceof MissingFileError) throw new DocumentBuildError(`${record}: the file ${key} is missing`);
    throw error;
  }
}
