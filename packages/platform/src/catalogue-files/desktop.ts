import { Channel } from '@tauri-apps/api/core';
import * as z from 'zod/mini';
import { call, nothing } from '../tauri/call.ts';
import { sha256 } from './catalogue-index.ts';
import { type CatalogueFiles, FILE_FOLDERS, TransferError } from './types.ts';

const storedFile = z.object({ folder: z.enum(FILE_FOLDERS), sha256, size: z.int() });
const problem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.int() }),
  z.object({ kind: z.enum(['address-not-found', 'timeout', 'network-down', 'wrong-content', 'disk-full', 'cancelled']) }),
  z.object({ kind: z.literal('disk'), message: z.string() }),
]);

/** Calls the store; what it refuses is a TransferError. */
async function ask<T>(command: string, schema: z.ZodMiniType<T>, input?: Record<string, unknown>): Promise<T> {
  try {
    return await call(command, schema, input);
  } catch (error) {
    const told = problem.safeParse(error instanceof Error ? error.cause : error);
    throw new TransferError(told.data ?? { kind: 'disk', message: String(error) });
  }
}

const CANCELLED = { kind: 'cancelled' } as const;

/** The store of the main process (apps/desktop/store). */
export const desktopCatalogueFiles: CatalogueFiles = {
  freeSpace: () => ask('free_space', z.number()),
  list: () => ask('list_files', z.array(storedFile)),
  async transfer({ signal, onBytes, ...request }) {
    if (signal?.aborted) throw new TransferError(CANCELLED);
    // A window that is loaded anew counts anew, while transfers of the page before it still end.
    const id = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const progress = new Channel<unknown>((bytes) => onBytes?.(z.number().parse(bytes)));
    const cancel = () => void ask('cancel_transfer', nothing, { id }).catch(() => {});
    signal?.addEventListener('abort', cancel);
    try {
      return await ask('transfer', storedFile, { id, request, onBytes: progress });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  },
  remove: (files) => ask('remove_files', nothing, { files: files.map(({ folder, sha256 }) => ({ folder, sha256 })) }),
  removePartial: (except) => ask('remove_partial', nothing, { except: except.map(({ folder, sha256 }) => ({ folder, sha256 })) }),
  isSound: ({ folder, sha256 }) => ask('is_sound', z.boolean(), { file: { folder, sha256 } }),
  readText: (name) => ask('read_text', z.nullable(z.string()), { name }),
  writeText: (name, text) => ask('write_text', nothing, { name, text }),
  removeText: (name) => ask('remove_text', nothing, { name }),
  textNames: () => ask('text_names', z.array(z.string())),
};
