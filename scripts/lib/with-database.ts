import type { Database } from './local-database.ts';

/**
 * Does `work` with the database that `open` answers (scripts/lib/local-database.ts). Told to end, it stops the PostgreSQL that it
 * started, does `undo` and ends with 1.
 */
export async function withDatabase<T>(
  open: (onSpawn: (stop: () => Promise<void>) => void) => Promise<Database>,
  work: (databaseUrl: string) => Promise<T>,
  undo: () => Promise<void> = async () => {},
): Promise<T> {
  let stop = async () => {};
  const end = async () => {
    await stop();
    await undo();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
  const database = await open((stopSpawned) => {
    stop = stopSpawned;
  });
  try {
    return await work(database.url);
  } finally {
    await database.end();
  }
}
