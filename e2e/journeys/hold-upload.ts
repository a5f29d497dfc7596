import { createPool } from '@vitrine/server/database.ts';
import { runningPostgres } from '../../scripts/postgres.mjs';
import { expect } from './fixtures.ts';

const LOCK = 7_420_977;

/** What the CMS writes for an upload, in its order, and what a test locks so that it waits there. */
const LOCKS = {
  /** The record; the file comes after it. */
  record: 'lock table public.images in share mode',
  /** What tells the worker of the change; record and file are written by then. */
  change: 'lock table vitrine.change in share mode',
  /** Nothing more: it has told PostgreSQL to commit, which asks the trigger below first. */
  commit: `select pg_advisory_xact_lock(${LOCK})`,
} as const;
export type UploadStep = keyof typeof LOCKS;

const MAKE_TRIGGER = `
  create or replace function public.wait_to_commit() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$;
  drop trigger if exists wait_to_commit on public.images;
  create constraint trigger wait_to_commit after insert on public.images deferrable initially deferred
    for each row execute function public.wait_to_commit();`;
const DROP_TRIGGER = 'drop trigger if exists wait_to_commit on public.images; drop function if exists public.wait_to_commit()';

/** The CMS of the instance waits for what a backend of PostgreSQL has locked. */
const CMS_WAITS = `select 1 from pg_stat_activity where usename like 'vitrine\\_cms\\_%' and $1 = any(pg_blocking_pids(pid))`;

/** Holds the CMS of an instance at a step of an upload, by locks of PostgreSQL that it waits for. */
export async function holdUploads(dataDir: string) {
  const server = await runningPostgres(dataDir);
  if (!server) throw new Error('the instance has no PostgreSQL of its own');
  const pool = createPool(server.url, 'journey', 2);
  await pool.query(MAKE_TRIGGER);
  let release = async () => {};
  let holder: number | undefined;
  return {
    /** One step at a time. */
    async hold(step: UploadStep): Promise<void> {
      const client = await pool.connect();
      release = async () => {
        release = async () => {};
        await client.query('rollback');
        client.release();
      };
      await client.query('begin');
      await client.query(LOCKS[step]);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      holder = rows[0]?.pid;
    },
    /** Waits until the CMS waits there. */
    isReached: () =>
      expect.poll(async () => (await pool.query(CMS_WAITS, [holder])).rowCount, { timeout: 30_000, intervals: [20] }).toBe(1),
    release: () => release(),
    /** Waits until everybody can read the record of a file. */
    isCommitted: (filename: string) =>
      expect
        .poll(async () => (await pool.query('select 1 from public.images where filename = $1', [filename])).rowCount, {
          message: `the record of ${filename} is committed`,
          intervals: [20],
        })
        .toBe(1),
    async close() {
      await release();
      await pool.query(DROP_TRIGGER);
      await pool.end();
    },
  };
}
