import { type CatalogueFiles, type FileKey, type StoredFile, TransferError, type TransferRequest } from './types.ts';

const nameOf = ({ folder, sha256 }: FileKey) => `${folder}/${sha256}`;
const hexOf = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await crypto.subtle.digest('SHA-256', bytes));

/** Files in memory, for tests; `load` answers addresses, and throws as `fetch` does. */
export function memoryCatalogueFiles(
  load: (url: string, init: { headers: Record<string, string>; signal?: AbortSignal }) => Promise<Response>,
): CatalogueFiles & { contents: Map<string, Uint8Array>; texts: Map<string, string> } {
  const files = new Map<string, StoredFile>();
  const contents = new Map<string, Uint8Array>();
  const texts = new Map<string, string>();

  async function ask({ url, headers, signal }: TransferRequest): Promise<Uint8Array<ArrayBuffer>> {
    const response = await load(url, { headers, signal }).catch(() => {
      throw new TransferError({ kind: signal?.aborted ? 'cancelled' : 'network-down' });
    });
    if (response.status !== 200) throw new TransferError({ kind: 'status', status: response.status });
    return new Uint8Array(await response.arrayBuffer());
  }

  return {
    contents,
    texts,
    freeSpace: async () => Number.MAX_SAFE_INTEGER,
    list: async () => [...files.values()],
    listPartial: async () => [],
    async transfer(request) {
      const { folder, expected, onBytes, signal } = request;
      const known = expected && files.get(nameOf({ folder, sha256: expected.sha256 }));
      if (known && !request.replaces) return known;
      if (signal?.aborted) throw new TransferError({ kind: 'cancelled' });
      const bytes = await ask(request);
      const file = { folder, sha256: await hashOf(bytes), size: bytes.length };
      if (expected && (expected.sha256 !== file.sha256 || expected.size !== file.size)) {
        throw new TransferError({ kind: 'wrong-content' });
      }
      onBytes?.(bytes.length);
      files.set(nameOf(file), file);
      contents.set(nameOf(file), bytes);
      return file;
    },
    async remove(keys) {
      for (const key of keys) {
        files.delete(nameOf(key));
        contents.delete(nameOf(key));
      }
    },
    removePartial: async () => {},
    async isSound(key) {
      const bytes = contents.get(nameOf(key));
      return bytes !== undefined && (await hashOf(new Uint8Array(bytes))) === key.sha256;
    },
    readText: async (name) => texts.get(name) ?? null,
    writeText: async (name, text) => void texts.set(name, text),
    removeText: async (name) => void texts.delete(name),
    textNames: async () => [...texts.keys()],
  };
}
