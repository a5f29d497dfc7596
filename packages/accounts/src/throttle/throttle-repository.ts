import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** Seconds of the first wait, doubled with each failure, and of the longest. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 15 * 60;
/** A row without a failure for this long starts again. */
const FORGOTTEN = "interval '1 hour'";

const keyRows = z.array(z.object({ key: z.instanceof(Buffer) }));

const waits = z.object({ wait: z.number(), held: z.number() });

/**
 * Seconds until a try under all of these keys may be made, 0 when it may now: `held` is what the keys among them say that are
 * `passable`, `wait` what the others do.
 */
export async function secondsToWait(db: Queryable, keys: readonly Buffer[], passable: readonly Buffer[] = []) {
  const longest = (which: string) =>
    `greatest(0, max(extract(epoch from blocked_until - clock_timestamp())) filter (where ${which}))::float8`;
  const { rows } = await db.query(
    `select ${longest('key <> all($2::bytea[])')} as wait, ${longest('key = any($2::bytea[])')} as held
     from vitrine.throttle where key = any($1::bytea[])`,
    [keys, passable],
  );
  return waits.parse(rows[0]);
}

/**
 * Counts a failure under each key and sets how long the next try has to wait, from the `free`th failure on; a key that waits
 * stays as it is. Answers the keys that were counted. Tries at once come one after the other: each waits for the other's row,
 * and looks at the clock only then, for who came first may have begun last (now() is the time of the beginning).
 */
export async function chargeTries(db: Queryable, keys: readonly Buffer[], free: number): Promise<Buffer[]> {
  const { rows } = await db.query(
    `insert into vitrine.throttle as t (key, failures, blocked_until, updated_at)
     select key, 1, now(), now() from unnest($1::bytea[]) key order by key
     on conflict (key) do update set
       failures = case when t.updated_at < now() - ${FORGOTTEN} then 1 else t.failures + 1 end,
       blocked_until = case when t.updated_at < now() - ${FORGOTTEN} or t.failures + 1 < $2 then now()
         else now() + make_interval(secs => least(${LONGEST_WAIT}, ${FIRST_WAIT} * 2 ^ least(t.failures + 1 - $2, 20))) end,
       updated_at = now()
     where t.blocked_until <= clock_timestamp()
     returning key`,
    [keys, free],
  );
  return keyRows.parse(rows).map(({ key }) => key);
}

/** Takes back what was counted for a try that was none; it may have been made, so nothing waited. */
export async function refundTries(db: Queryable, keys: readonly Buffer[]): Promise<void> {
  await db.query(
    'update vitrine.throttle set failures = greatest(failures - 1, 0), blocked_until = now() where key = any($1::bytea[])',
    [keys],
  );
}

/**
 * Forgets the failures under one key and takes back the try under others, in one question: a log-in makes some ten. What is
 * refunded is locked first, as chargeTries does, which goes by key.
 */
export async function clearAndRefund(db: Queryable, cleared: Buffer, refunded: readonly Buffer[]): Promise<void> {
  await db.query(
    `with cleared as (delete from vitrine.throttle where key = $1)
     update vitrine.throttle set failures = greatest(failures - 1, 0), blocked_until = now() where key = any($2::bytea[])`,
    [cleared, refunded],
  );
}

/** Forgets the failures under all keys from `first` to `last`. */
export async function clearTries(db: Queryable, first: Buffer, last: Buffer): Promise<void> {
  await db.query('delete from vitrine.throttle where key between $1 and $2', [first, last]);
}

/**
 * Takes one of `most` from a bucket that gets one back every `refillSeconds`; false when it is empty. `failures` is how many
 * are out, `updated_at` since when the next one comes back.
 */
export async function takeFromBucket(
  db: Queryable,
  key: Buffer,
  { most, refillSeconds }: { most: number; refillSeconds: number },
): Promise<boolean> {
  const back = 'floor(extract(epoch from now() - t.updated_at) / $3)::int';
  const { rowCount } = await db.query(
    `insert into vitrine.throttle as t (key, failures, blocked_until, updated_at) values ($1, 1, now(), now())
     on conflict (key) do update set
       failures = greatest(t.failures - ${back}, 0) + 1,
       updated_at = case when t.failures <= ${back} then now() else t.updated_at + ${back} * make_interval(secs => $3) end
     where t.failures - ${back} < $2`,
    [key, most, refillSeconds],
  );
  return rowCount === 1;
}
