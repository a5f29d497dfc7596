import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentBody, registerDocument, untilDocument } from '../testing/requests.ts';
import { startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker({});
});
afterAll(() => worker.close());

/** Notes of each new job whether the lock of a document (space 1) is held at that moment. */
const NOTE_JOBS = `
  create table public.noted (n int generated always as identity, key text, is_locked boolean);
  create function public.note() returns trigger language plpgsql security definer as $$
  begin
    insert into public.noted (key, is_locked) select new.key, exists (
      select 1 from pg_locks l join vitrine.document_request d
        on (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(d.hash, 1)
      where l.locktype = 'advisory');
    return null;
  end $$;
  create trigger note after insert on graphile_worker._private_jobs for each row execute function public.note()`;

test('print and mail of a document are asked for when its lock is free, so that neither finds it held', async () => {
  const { pool } = worker;
  await pool.query(NOTE_JOBS);
  const hash = await registerDocument(pool, documentBody(['/product/a-1']));
  await untilDocument(pool, hash, ({ status }) => status === 'success');
  const notes = async (key: string) =>
    (await pool.query<{ locked: boolean }>('select is_locked as locked from public.noted where key = $1 order by n', [key])).rows;
  // The first print is asked for by the document's job; those after it by the print itself, for other documents.
  expect((await notes('print-document'))[0]).toEqual({ locked: false });
  expect((await notes('mail-document'))[0]).toEqual({ locked: false });
});
