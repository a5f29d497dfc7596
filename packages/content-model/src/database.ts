import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Environment } from '@vitrine/server/environment.ts';

/** Payload's tables: schema `public`, changed by committed migrations only, ids that say nothing about how many there are. */
export const contentDatabase = (environment: Environment, migrationDir?: string) =>
  postgresAdapter({
    pool: { connectionString: environment.databaseUrl, application_name: 'vitrine-content', max: 8 },
    idType: 'uuid',
    push: false,
    disableCreateDatabase: true,
    ...(migrationDir === undefined ? {} : { migrationDir }),
  });
