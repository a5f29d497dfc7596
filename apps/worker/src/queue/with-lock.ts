import type { Pool, Queryable } from '@vitrine/server/database.ts';

/** What a lock's key is the name of: equal keys of different things are different locks. 0 are workers (worker-lock.ts). */
export const LOCKED = { document: 1, mail: 2 } as const;

interface Lock {
  space: (typeof LOCKED)[keyof typeof LOCKED];
  key: string;
}

/**
 * Does `work` unless another worker works on the same thing, else `busy`. The advisory lock and everything that
 * is written are on one connection: a worker that lost the lock cannot write any more.
 */
export async function withLock<T>(
  pool: Pool,
  { space, key }: Lock,
  work: (client: Queryable) => Promise<T>,
  busy: (client: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    const lock = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, $2::bigint)) as taken',
      [key, space],
    );
    if (!lock.rows[0]?.taken) return await busy(client);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, $2::bigint))', [key, space]).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
