import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** Ways round the connections of staff. */
const REFUSED = [
  "const db = payload.db.pool; db.query('select 1');",
  'const { pool } = req.payload.db;',
  'const { pool: mine } = req.payload.db;',
  "payload.db['pool'].query('select 1');",
  'await payload\n  .db\n  .pool.query(text);',
  'await req.payload.db.drizzle.execute(sql`select 1`);',
  'await payload.db.execute({ db, sql });',
  'const { db } = payload;\nawait db.execute({ sql });',
  "import { createPool } from '@vitrine/server/database.ts';",
  'new database.pg.Pool({});',
  "import pg from 'pg';",
  'import { Client } from "pg";',
  "import * as driver from 'pg';",
  "import type { PoolClient } from 'pg';",
  "export { Client } from 'pg';",
  "import Native from 'pg/lib/native/index.js';",
  "const { Client } = await import('pg');",
  "const driver = require('pg');",
  "import { drizzle as over } from 'drizzle-orm/node-postgres';",
  "export const ask = (pool: Queryable) => pool.query('select 1');",
  "import type { Pool } from '@vitrine/server/database.ts';",
  "import type { Pool as Connections } from '@vitrine/server/database.ts';",
  "export const ask = (db: Payload['db']['pool']) => db.query('select 1');",
];
const IN_PAGES = 'apps/cms/src/admin/errors';
const IN_ENDPOINTS = 'packages/content-model/src/records';

let tree: string;
let said: string;
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'vitrine-lint-'));
  for (const part of ['biome.json', 'scripts/lint']) await cp(join(root, part), join(tree, part), { recursive: true });
  const plant = async (file: string, text: string) => {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), `${text}\n`);
  };
  for (const [i, text] of REFUSED.entries())
    for (const folder of [IN_PAGES, IN_ENDPOINTS]) await plant(`${folder}/refused-${i}.ts`, text);
  await plant(`${IN_PAGES}/asks.ts`, "/** The pool. */\nawait staffQueries(req).query('select 1', []);");
  await plant('packages/content-model/src/staff-login/staff-throttle.ts', 'payload.db.pool.query(text);');
  await plant('apps/api/src/auth/login.ts', "import pg from 'pg';\ncontext.pool.query(text);");
  await plant(`${IN_ENDPOINTS}/other-package.ts`, "import { toSql } from 'pg-boss';\nimport { pg } from './pg.ts';");
  const tool = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [tool, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', 'apps', 'packages'];
  said = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: tree }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
});
afterAll(() => rm(tree, { recursive: true, force: true }));

/** Files that the rule refuses. */
const refused = () => new Set([...said.matchAll(/^(\S+\.ts):\d+:\d+ plugin /gm)].map(([, file]) => file));

test.each(REFUSED)('a page or an endpoint that goes round the connections of staff is refused: %s', (text) => {
  for (const folder of [IN_PAGES, IN_ENDPOINTS]) expect(refused()).toContain(`${folder}/refused-${REFUSED.indexOf(text)}.ts`);
});

test('questions of staff, what belongs to log-ins and other processes are not refused', () => {
  expect(refused().size, said).toBe(2 * REFUSED.length);
});
