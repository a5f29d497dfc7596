import { join } from 'node:path';
import { createFileStore } from '@vitrine/server/files.ts';
import type { CollectionConfig } from 'payload';
import type { ContentEnvironment } from '../environment.ts';
import { describeMaster, rememberMaster, storeMaster } from './keep-upload.ts';
import { refuseForeignFile } from './refuse-foreign-file.ts';
import { serveUpload } from './serve-upload.ts';

/** A folder that never is: Payload looks for files of its own there, and deletes them. */
const NO_FOLDER = 'media/none';

/** A collection whose uploads are kept in the file store, as they came; others are left as they are. */
export const storedUpload =
  (environment: ContentEnvironment) =>
  <C extends CollectionConfig>(collection: C): C => {
    if (typeof collection.upload !== 'object') return collection;
    const files = createFileStore(environment.dataDir);
    return {
      ...collection,
      // A copy would be the same file under another name.
      disableDuplicate: true,
      upload: {
        ...collection.upload,
        disableLocalStorage: true,
        staticDir: join(environment.dataDir, NO_FOLDER),
        handlers: [serveUpload(files)],
        // Files come with their request. Payload asks for a receipt of a file that is stored already, which nothing here issues.
        requiresClientUploadReceipt: true,
      },
      hooks: {
        ...collection.hooks,
        beforeOperation: [rememberMaster, refuseForeignFile, ...(collection.hooks?.beforeOperation ?? [])],
        beforeChange: [...(collection.hooks?.beforeChange ?? []), describeMaster],
        afterChange: [storeMaster(files), ...(collection.hooks?.afterChange ?? [])],
      },
    };
  };
