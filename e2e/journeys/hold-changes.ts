import { createPool } from '@vitrine/server/database.ts';
import { runningPostgres } from '../../scripts/postgres.mjs';
import { expect } from './fixtures.ts';

const LOCK = 7_420_977;

/** What the CMS writes for a change, in its order, and what a test locks so that it waits there. */
const locks = (table: string) => ({
  /** The record; the file of an upload comes after it. */
  record: `lock table public.${table} in share mode`,
  /** Its version: the record itself is changed by then. Uploads have none. */
  version: `lock table public._${table}_v in share mode`,
  /** What tells the worker of the change; all else is written by then. */
  change: 'lock table vitrine.change in share mode',
  /** Nothing more: it has told PostgreSQL to commit, which asks the trigger below first. */
  commit: `select pg_advisory_xact_lock(${LOCK})`,
});
export type ChangeStep = keyof ReturnType<typeof locks>;

const makeTrigger = (table: string) => `
  create or replace function public.wait_to_commit() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$;
  drop trigger if exists wait_to_commit on public.${table};
  create constraint trigger wait_to_commit after insert or update on public.${table} deferrable initially deferred
    for each row execute function public.wait_to_commit();`;
const dropTrigger = (table: string) =>
  `drop trigger if exists wait_to_commit on public.${table}; drop function if exists public.wait_to_commit()`;

/** The CMS of the instance waits for what a backend of PostgreSQL has locked. */
const CMS_WAITS = `select 1 from pg_stat_activity where usename like 'vitrine\\_cms\\_%' and $1 = any(pg_blocking_pids(pid))`;

/** Holds the CMS of an instance at a step of a change of a record in a table, by locks of PostgreSQL that it waits for. */
export async function holdChanges(dataDir: string, table: 'images' | 'product_overviews') {
  const server = await runningPostgres(dataDir);
  if (!server) throw new Error('the instance has no PostgreSQL of its own');
  const pool = createPool(server.url, 'journey', 2);
  await pool.query(makeTrigger(table));
  let release = async () => {};
  let holder: number | undefined;
  return {
    /** One step at a time. */
    async hold(step: ChangeStep): Promise<void> {
      const client = await pool.connect();
      release = async () => {
        release = async () => {};
        await client.query('rollback');
        client.release();
      };
      await client.query('begin');
      await client.query(locks(table)[step]);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      holder = rows[0]?.pid;
    },
    /** Waits until the CMS waits there. */
    isReached: () =>
      expect.poll(async () => (await pool.query(CMS_WAITS, [holder])).rowCount, { timeout: 30_000, intervals: [20] }).toBe(1),
    release: () => release(),
    /** Waits until everybody can read what a question finds nothing of before. */
    isCommitted: (question: string, value: string) =>
      expect
        .poll(async () => (await pool.query(question, [value])).rowCount, { message: `${value} is committed`, intervals: [20] })
        .toBe(1),
    async close() {
      await release();
      await pool.query(dropTrigger(table));
      await pool.end();
    },
  };
}
