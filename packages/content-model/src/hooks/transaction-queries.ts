import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';

interface Executes {
  execute(query: SQL): Promise<unknown>;
}
const executes = (db: unknown): db is Executes =>
  typeof db === 'object' && db !== null && 'execute' in db && typeof db.execute === 'function';

/**
 * Runs SQL inside the transaction Payload has open for this request, so that what it writes is committed or rolled
 * back with the record. Takes text with $1, $2 … like node-postgres. Throws when there is no such transaction:
 * outside of one the row could outlive a change that never was.
 */
export function transactionQueries(req: PayloadRequest) {
  return {
    async query(text: string, values: readonly unknown[] = []): Promise<unknown> {
      const id = await req.transactionID;
      const db: unknown = id === undefined ? undefined : req.payload.db.sessions?.[id]?.db;
      if (!executes(db)) throw new Error('no transaction is open for this change');
      // Odd parts are the numbers of the placeholders.
      const parts = text.split(/\$(\d+)/).map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`));
      return db.execute(sql.join(parts));
    },
  };
}
