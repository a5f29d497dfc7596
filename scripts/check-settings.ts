/**
 * Run by `npm start`: with VITRINE_SETTINGS_ONLY before anything else is done, the settings alone; then the database. Each says
 * in one sentence what cannot be used.
 */
import { createPool } from '@vitrine/server/database.ts';
import { type Environment, EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';

/** By this code the start knows that a setting was refused, and not that the check itself could not run. */
const REFUSED = 3;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(REFUSED);
}

function readSettings(env: NodeJS.ProcessEnv): Environment {
  try {
    return readEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) fail(error.message);
    throw error;
  }
}

/** What PostgreSQL answers while it starts, ends or reads its log again after a crash. */
const NOT_YET = '57P03';
const WAIT_MS = 60_000;
const AGAIN_MS = 500;

/** A database that was killed reads its log again for a moment: it is waited for. One that is not there at all ends the start. */
async function firstAnswer(ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      const isStarting = error instanceof Error && 'code' in error && error.code === NOT_YET;
      if (!isStarting || Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

async function tryDatabase(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 'vitrine-start', 1);
  try {
    await firstAnswer(() => pool.query('select 1'));
  } catch (error) {
    // Never the whole address: it holds the password.
    const { hostname, port, pathname } = new URL(databaseUrl);
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    fail(`The database of DATABASE_URL (${hostname}:${port || 5432}${pathname}) cannot be used: ${reason}.`);
  }
  await pool.end();
}

// The PostgreSQL from npm, which is used where there is no DATABASE_URL, has no address yet.
if (process.env.VITRINE_SETTINGS_ONLY) readSettings({ DATABASE_URL: 'postgres://127.0.0.1/postgres', ...present(process.env) });
else await tryDatabase(readSettings(process.env).databaseUrl);

function present(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
