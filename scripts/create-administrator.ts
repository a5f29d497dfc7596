/**
 * npm run create-administrator -- name@example.com: a member of staff who may do everything. The password is read from standard
 * input (or VITRINE_ADMINISTRATOR_PASSWORD), never from the command line.
 */
import { resolve } from 'node:path';
import { sentence } from './lib/console.mjs';
import { openDatabase } from './lib/local-database.ts';
import { ROOT, runNode } from './lib/run-node.ts';
import { withDatabase } from './lib/with-database.ts';

async function main(): Promise<number> {
  const dataDir = resolve(ROOT, process.env.VITRINE_DATA || 'var');
  return withDatabase(
    (onSpawn) => openDatabase(dataDir, 'npm run create-administrator', onSpawn),
    (databaseUrl) => {
      if (process.stdin.isTTY) console.log('Password (12 to 128 characters), then Ctrl-D:');
      // Only the database is needed: the settings of production (mail server, secret) are not asked for here.
      const env = { NODE_ENV: 'development', VITRINE_DATA: dataDir, DATABASE_URL: databaseUrl };
      return runNode(['packages/content-model/src/create-administrator.ts', ...process.argv.slice(2)], env);
    },
  );
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(sentence(error));
    process.exit(1);
  },
);
