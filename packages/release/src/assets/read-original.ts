import type { FileStore } from '@vitrine/server/files.ts';
import { DocumentBuildError } from '../build/document-build-error.ts';

/** Bytes of an uploaded file. A missing one is a matter of the content (DocumentBuildError, `record` names it); other errors are the disk's. */
export async function readOriginal(files: FileStore, key: string, record: string): Promise<Buffer> {
  try {
    return await files.read(key);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing ? new DocumentBuildError(`${record}: the file ${key} is missing`) : error;
  }
}
