/** npm run demo:reset: deletes all content and puts the demo catalogue in place as it was at first. Never in production. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sentence } from './lib/console.mjs';
import { openDatabase } from './lib/local-database.ts';
import { ROOT, runNode } from './lib/run-node.ts';
import { withDatabase } from './lib/with-database.ts';

async function main(): Promise<number> {
  const dataDir = resolve(ROOT, process.env.VITRINE_DATA || 'var');
  // A reset that is cut short leaves half a demo: the next start must not take it for seeded, but go on with it.
  rmSync(join(dataDir, 'state', 'seeded'), { force: true });
  return withDatabase(
    (onSpawn) => openDatabase(dataDir, 'npm run demo:reset', onSpawn),
    (databaseUrl) => runNode(['demo/src/main.ts', '--reset'], { VITRINE_DATA: dataDir, DATABASE_URL: databaseUrl }),
  );
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(sentence(error));
    process.exit(1);
  },
);
