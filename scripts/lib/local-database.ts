/** The database of a command: the one of DATABASE_URL, or the PostgreSQL of the data folder. */
import { mkdirSync } from 'node:fs';
import { runningPostgres, startPostgres } from '../postgres.mjs';
import { Sentence } from './console.mjs';
import { holderOf, holdFolder } from './folder-lock.mjs';
import { ROOT } from './run-node.ts';

export interface Database {
  url: string;
  end(): Promise<void>;
}
type OnSpawn = (stop: () => Promise<void>) => void;

/**
 * Answers `{ url, end() }` of a folder that this process holds. A PostgreSQL that a crash left running is used and goes on, another
 * one is started until `end`, or until this process is killed. `onSpawn` is as that of `startPostgres`.
 */
export async function openHeldDatabase(dataDir: string, onSpawn?: OnSpawn): Promise<Database> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, end: async () => {} };
  const server = await startPostgres({ root: ROOT, dataDir, endsWithUs: true, ...(onSpawn && { onSpawn }) });
  return { url: server.url, end: async () => void (server.taken || (await server.stop())) };
}

/**
 * As `openHeldDatabase`, of a folder that an instance may hold: its running PostgreSQL is used then. A second one is never started
 * beside the holder, which may run where we see no process of it, or may be about to start its own.
 */
export async function openDatabase(dataDir: string, program: string, onSpawn?: OnSpawn): Promise<Database> {
  if (process.env.DATABASE_URL) return openHeldDatabase(dataDir, onSpawn);
  mkdirSync(dataDir, { recursive: true });
  const holder = holderOf(dataDir);
  if (holder) {
    const server = await runningPostgres(dataDir);
    if (server) return { url: server.url, end: async () => {} };
    throw new Sentence(
      `The folder ${dataDir} is in use by ${holder.program} (process ${holder.pid}), whose database does not answer yet: try again when it runs.`,
    );
  }
  const release = holdFolder(dataDir, program);
  const { url, end } = await openHeldDatabase(dataDir, onSpawn);
  return { url, end: () => end().finally(release) };
}
