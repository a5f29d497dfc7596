import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const relativePath = z.string().refine((path) => path.split('/').every((part) => part !== '' && part !== '..' && part !== '.'));

const storedFile = z.object({ path: relativePath, size: z.number(), sha256 });
export type StoredFile = z.infer<typeof storedFile>;

const storedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of all rows, whatever their order. */
  digest: z.string(),
});
export type StoredTable = z.infer<typeof storedTable>;

const storedSequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() });
export type StoredSequence = z.infer<typeof storedSequence>;

const migrations = z.object({ vitrine: z.array(z.string()), content: z.array(z.string()), queue: z.array(z.string()) });
/** The migrations of a database, by the runner that keeps them, in the order they were applied. */
export type Migrations = z.infer<typeof migrations>;

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations,
  tables: z.array(storedTable),
  sequences: z.array(storedSequence),
  /** Every file of the backup but the manifest. */
  files: z.array(storedFile),
});
/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
/** Folders of a backup: what the database held, and the folders of the data folder under their own names. */
export const DATABASE_FOLDER = 'database';
export const DATA_FOLDERS = ['media', 'documents'] as const;

export const tablePath = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>) => `${DATABASE_FOLDER}/${schema}.${name}.copy`;

/** A backup that cannot be made or restored; the message is one sentence for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Throws BackupError when the folder holds no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} holds no backup: there is no ${MANIFEST}.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`The backup ${folder} cannot be read: its ${MANIFEST} is damaged or of another version.`);
  }
}
