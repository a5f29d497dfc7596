/** Run by `npm start` first: the settings and the database, each with one sentence when it cannot be used. */
import { createPool } from '@vitrine/server/database.ts';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  const environment = readEnvironment();
  const pool = createPool(environment.databaseUrl, 'vitrine-start', 1);
  try {
    await pool.query('select 1');
  } catch (error) {
    // Never the whole address: it holds the password.
    const { hostname, port, pathname } = new URL(environment.databaseUrl);
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    fail(`The database of DATABASE_URL (${hostname}:${port || 5432}${pathname}) cannot be used: ${reason}.`);
  }
  await pool.end();
} catch (error) {
  if (error instanceof EnvironmentError) fail(error.message);
  throw error;
}
