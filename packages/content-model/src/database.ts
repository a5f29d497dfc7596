import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { ContentEnvironment } from './environment.ts';

/**
 * Payload's tables: schema `public`, changed by committed migrations only, ids that say nothing about how many there are.
 * The adapter keeps one connection of its pool for ever and never ends the pool, so that a process that closes its
 * content would not end; the pool is therefore ours: made before the adapter connects, ended when it is destroyed.
 */
export function contentDatabase(environment: ContentEnvironment, migrationDir?: string) {
  const adapter = postgresAdapter({
    pool: { connectionString: environment.databaseUrl, application_name: 'vitrine-content', max: 8 },
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
      // A connection that breaks while idle is dropped by the pool; the next query opens another.
      pool.on('error', (error) => payload.logger.warn({ err: error, msg: 'a database connection broke' }));
      const { destroy } = database;
      return Object.assign(database, {
        pool,
        async destroy(this: typeof database) {
          await destroy?.call(this);
          await pool.end();
        },
      });
    },
  };
}
