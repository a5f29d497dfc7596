import { Channel } from '@tauri-apps/api/core';
import * as z from 'zod/mini';
import { nothing } from '../tauri/call.ts';
import { askStore } from './ask-store.ts';
import { sha256 } from './catalogue-index.ts';
import { type CatalogueFiles, FILE_FOLDERS, TransferError } from './types.ts';

const storedFile = z.object({ folder: z.enum(FILE_FOLDERS), sha256, size: z.int() });
const CANCELLED = { kind: 'cancelled' } as const;

/** The store of the main process (apps/desktop/store). */
export const desktopCatalogueFiles: CatalogueFiles = {
  freeSpace: () => askStore('free_space', z.number()),
  list: () => askStore('list_files', z.array(storedFile)),
  listPartial: () => askStore('list_partial', z.array(storedFile)),
  async transfer({ signal, onBytes, ...request }) {
    if (signal?.aborted) throw new TransferError(CANCELLED);
    // A window that is loaded anew counts anew, while transfers of the page before it still end.
    const id = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const progress = new Channel<unknown>((bytes) => onBytes?.(z.number().parse(bytes)));
    const cancel = () => void askStore('cancel_transfer', nothing, { id }).catch(() => {});
    signal?.addEventListener('abort', cancel);
    try {
      return await askStore('transfer', storedFile, { id, request, onBytes: progress });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  },
  remove: (files) => askStore('remove_files', nothing, { files: files.map(({ folder, sha256 }) => ({ folder, sha256 })) }),
  removePartial: (except) =>
    askStore('remove_partial', nothing, { except: except.map(({ folder, sha256 }) => ({ folder, sha256 })) }),
  isSound: ({ folder, sha256 }) => askStore('is_sound', z.boolean(), { file: { folder, sha256 } }),
  readText: (name) => askStore('read_text', z.nullable(z.string()), { name }),
  writeText: (name, text) => askStore('write_text', nothing, { name, text }),
  removeText: (name) => askStore('remove_text', nothing, { name }),
  textNames: () => askStore('text_names', z.array(z.string())),
};
