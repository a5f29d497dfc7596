import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createFileStore } from '@vitrine/server/files.ts';

const FILE = /^(\d{8}T\d{9}Z)-([0-9a-f]{16})\.eml$/;

export interface Kept {
  /** Second half of its file's name: 16 hex digits of the SHA-256 of its Message-ID (of its content without one). */
  id: string;
  isNew: boolean;
}

export interface MailFolder {
  /** Keeps a mail as one file; not new when a mail with the same Message-ID is there already. */
  keep(source: Buffer): Promise<Kept>;
  /** Names of the mails, newest first; a name is time and identity, and safe in a URL. */
  list(): Promise<string[]>;
  /** The source of a mail; null when there is none of this name. */
  read(name: string): Promise<Buffer | null>;
}

/** The Message-ID header, unfolded; null when there is none. */
function messageIdOf(source: Buffer): string | null {
  const end = source.indexOf('\r\n\r\n');
  const head = source.subarray(0, end < 0 ? source.length : end).toString('latin1');
  return /^message-id:\s*(\S+)/im.exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? null;
}

/** Mails as `.eml` files of `folder`, named by time and by their Message-ID (by their content without one). */
export function createMailFolder(folder: string): MailFolder {
  const store = createFileStore(folder);
  /** Deliveries of one mail take turns, so that the second finds what the first wrote. */
  const turns = new Map<string, Promise<unknown>>();

  async function list(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => FILE.test(name))
      .sort()
      .reverse()
      .map((name) => name.slice(0, -'.eml'.length));
  }

  async function write(id: string, source: Buffer): Promise<boolean> {
    if ((await list()).some((name) => name.endsWith(`-${id}`))) return false;
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    await store.put(`${time}-${id}.eml`, source);
    return true;
  }

  return {
    list,
    async keep(source) {
      const id = createHash('sha256')
        .update(messageIdOf(source) ?? source)
        .digest('hex')
        .slice(0, 16);
      const before = turns.get(id) ?? Promise.resolve();
      const turn = before.catch(() => {}).then(() => write(id, source));
      turns.set(id, turn);
      try {
        return { id, isNew: await turn };
      } finally {
        if (turns.get(id) === turn) turns.delete(id);
      }
    },
    async read(name) {
      return FILE.test(`${name}.eml`) && (await store.exists(`${name}.eml`)) ? store.read(`${name}.eml`) : null;
    },
  };
}
