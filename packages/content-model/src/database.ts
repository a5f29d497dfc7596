import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { ContentEnvironment } from './environment.ts';

/** Milliseconds that something waits for a connection: nothing hangs for good when all are taken. */
const CONNECT_MS = 30_000;

type Database = Payload['db'];
const hasProofPool = (db: Database): db is Database & { proofPool: Database['pool'] } => 'proofPool' in db;

/**
 * Connections for proving a password, of their own: it is asked for in the middle of a change that holds one of Payload's, and a
 * few of those at once would wait for each other. What is counted here stays counted when the change is rolled back.
 */
export function proofPool({ db }: Payload): Database['pool'] {
  if (!hasProofPool(db)) throw new Error('this content was not opened on contentDatabase');
  return db.proofPool;
}

/**
 * Payload's tables: schema `public`, changed by committed migrations only, ids that say nothing about how many there are.
 * The adapter keeps one connection of its pool for ever and never ends the pool, so that a process that closes its
 * content would not end; the pool is therefore ours: made before the adapter connects, ended when it is destroyed.
 */
export function contentDatabase(environment: ContentEnvironment, migrationDir?: string) {
  const adapter = postgresAdapter({
    pool: {
      connectionString: environment.databaseUrl,
      application_name: 'vitrine-content',
      max: 8,
      connectionTimeoutMillis: CONNECT_MS,
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
      const pool = new database.pg.Pool(database.poolOptions);
      const proofs = new database.pg.Pool({ ...database.poolOptions, application_name: 'vitrine-proofs', max: 2 });
      // A connection that breaks while idle is dropped by the pool; the next query opens another.
      for (const one of [pool, proofs])
        one.on('error', (error) => payload.logger.warn({ err: error, msg: 'a database connection broke' }));
      const { destroy } = database;
      return Object.assign(database, {
        pool,
        proofPool: proofs,
        async destroy(this: typeof database) {
          await destroy?.call(this);
          await Promise.all([pool.end(), proofs.end()]);
        },
      });
    },
  };
}
