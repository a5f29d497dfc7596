// npm run demo:reset: deletes all content and puts the demo catalogue in place as it was at first. Never in production.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sentence } from './lib/console.mjs';
import { openDatabase } from './lib/local-database.mjs';
import { childEnvironment, node24, root } from './lib/run.mjs';

try {
  const dataDir = path.resolve(root, process.env.VITRINE_DATA || 'var');
  // A reset that is cut short leaves half a demo: the next start must not take it for seeded, but go on with it.
  fs.rmSync(path.join(dataDir, 'state', 'seeded'), { force: true });
  const database = await openDatabase(dataDir, 'npm run demo:reset');
  const env = childEnvironment({ VITRINE_DATA: dataDir, DATABASE_URL: database.url });
  const child = spawn(node24(), ['demo/src/main.ts', '--reset'], { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await database.end();
  process.exit(code ?? 1);
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
