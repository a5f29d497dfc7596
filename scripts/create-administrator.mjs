// npm run create-administrator -- name@example.com: a member of staff who may do everything. The password is read from
// standard input (or VITRINE_ADMINISTRATOR_PASSWORD), never from the command line.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { sentence } from './lib/console.mjs';
import { openDatabase } from './lib/local-database.mjs';
import { childEnvironment, node24, root } from './lib/run.mjs';

try {
  const dataDir = path.resolve(root, process.env.VITRINE_DATA || 'var');
  const database = await openDatabase(dataDir, 'npm run create-administrator');
  if (process.stdin.isTTY) console.log('Password (12 to 128 characters), then Ctrl-D:');
  // Only the database is needed: the settings of production (mail server, secret) are not asked for here.
  const env = childEnvironment({
    NODE_ENV: 'development',
    VITRINE_DATA: dataDir,
    DATABASE_URL: database.url,
  });
  const child = spawn(node24(), ['packages/content-model/src/create-administrator.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await database.end();
  process.exit(code ?? 1);
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
