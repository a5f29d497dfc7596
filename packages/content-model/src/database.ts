import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { ContentEnvironment } from './environment.ts';
import { STAFF_CONNECTIONS, STAFF_STATEMENT_MS, STATEMENT_MS } from './requests/bounds.ts';
import { asStaffReads, createStaffConnections, staffReading } from './requests/staff-reads.ts';

/** Milliseconds that something waits for a connection: nothing hangs for good when all are taken. */
const CONNECT_MS = 30_000;
/**
 * Connections for what is in a transaction, and others for what is in none: while a change is being made Payload asks for locked
 * documents, and we for passwords and how often they were wrong, outside of its transaction. On the same connections a few changes
 * at once would wait for each other. What staff read outside of a transaction may take long, and has connections of its own.
 */
const TRANSACTIONS = 7;
const QUERIES = 4;

/**
 * Payload's tables: schema `public`, changed by committed migrations only, ids that say nothing about how many there are.
 * The adapter keeps one connection of its pool for ever and never ends the pool, so that a process that closes its
 * content would not end; the pools are therefore ours: made before the adapter connects, ended when it is destroyed.
 */
export function contentDatabase(environment: ContentEnvironment, migrationDir?: string) {
  const adapter = postgresAdapter({
    pool: {
      connectionString: environment.databaseUrl,
      application_name: 'vitrine-content',
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
    },
    idType: 'uuid',
    push: false,
    disableCreateDatabase: true,
    ...(migrationDir === undefined ? {} : { migrationDir }),
  });
  return {
    ...adapter,
    init({ payload }: { payload: Payload }) {
      const database = adapter.init({ payload });
      const pool = new database.pg.Pool({ ...database.poolOptions, max: QUERIES });
      const transactions = new database.pg.Pool({ ...database.poolOptions, max: TRANSACTIONS });
      const ofStaff = new database.pg.Pool({
        ...database.poolOptions,
        max: STAFF_CONNECTIONS,
        statement_timeout: STAFF_STATEMENT_MS,
      });
      // A connection that breaks while idle is dropped by the pool; the next query opens another.
      for (const one of [pool, transactions, ofStaff])
        one.on('error', (error) =>
          payload.logger.warn({ code: 'code' in error ? String(error.code) : null }, 'a database connection broke'),
        );
      // Drizzle takes one for a transaction with a promise, the pool's own query with a callback.
      const connect = pool.connect.bind(pool);
      type Taken = Parameters<typeof connect>[0];
      const connectForStaff = createStaffConnections(ofStaff.connect.bind(ofStaff));
      const connectFor = (taken: Taken) => {
        const reader = staffReading();
        return reader ? connectForStaff(reader, taken) : connect(taken);
      };
      Object.assign(pool, { connect: (taken?: Taken) => (taken ? connectFor(taken) : transactions.connect()) });
      const { destroy } = database;
      return Object.assign(database, asStaffReads(database), {
        pool,
        async destroy(this: typeof database) {
          await destroy?.call(this);
          await Promise.all([pool.end(), transactions.end(), ofStaff.end()]);
        },
      });
    },
  };
}
