import type { Queryable } from '@vitrine/server/database.ts';

/** Runs `work` in one transaction of a connection that the caller holds. */
export async function inTransaction<T>(client: Queryable, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // Fails with the connection only, which ends the transaction too and is not used again.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
