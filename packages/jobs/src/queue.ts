import { Logger, runMigrations } from 'graphile-worker';

/** Brings the queue's schema (`graphile_worker`) up to date; several processes may call it at once. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
}
