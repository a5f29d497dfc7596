import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from '@vitrine/server/backup/manifest.ts';
import { createPool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { type ForeignServer, noDebianPostgres, startDebianPostgres } from '@vitrine/testing/debian-postgres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holderOf, holdFolder } from './lib/folder-lock.mjs';
import { runningPostgres } from './postgres.mjs';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
/** Everything that a text format could lose. */
const WORDS = 'Größe\tüber\n"alles"\\N, \\. — 切る';

let folder: string;
let source: TestDatabase;
let debian: ForeignServer | null = null;
const place = (name: string) => join(folder, name);

async function query(databaseUrl: string, statement: string, values: unknown[] = []) {
  const pool = createPool(databaseUrl, 'test', 1);
  try {
    return (await pool.query(statement, values)).rows;
  } finally {
    await pool.end();
  }
}

/** Runs `npm run backup` or `npm run restore`; what it printed, or what it said when it failed. */
function command(name: 'backup' | 'restore', backup: string, env: { VITRINE_DATA: string; DATABASE_URL?: string }) {
  const { DATABASE_URL: _, ...rest } = process.env;
  return run(process.execPath, [`scripts/${name}.ts`, backup], {
    cwd: root,
    env: { ...rest, NODE_ENV: 'production', ...env },
  }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => `failed: ${stderr.trim()}`,
  );
}
const instance = () => ({ VITRINE_DATA: place('data'), DATABASE_URL: source.url });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  if (!noDebianPostgres) debian = await startDebianPostgres();
  source = await testDatabase();
  const document = Buffer.from(JSON.stringify({ data: WORDS }));
  await query(source.url, 'insert into vitrine.release default values');
  await query(source.url, "insert into vitrine.release_blob values ('h1', $1, $2)", [document, brotliCompressSync(document)]);
  await query(source.url, "insert into vitrine.release_entry values ('de', 'product/x', 1, null, 'h1')");
  await query(source.url, "insert into vitrine.audit_log (actor_kind, action, details) values ('system', 'test', $1)", [
    JSON.stringify({ words: WORDS }),
  ]);
  await query(source.url, 'insert into vitrine.asset_state (named, present) values (2, 2)');
  await query(source.url, "insert into vitrine.worker (id, browser) values ('w', 'ready')");
  await query(source.url, "select graphile_worker.add_job('publish', json_build_object('text', $1::text))", [WORDS]);
  await query(source.url, 'update countries_locales set name = $1 where id = (select min(id) from countries_locales)', [WORDS]);
  await mkdir(place('data/media/images'), { recursive: true });
  await mkdir(place('data/documents'));
  await writeFile(place('data/media/images/ä b.webp'), Buffer.from([0, 255, 10, 13]));
  await writeFile(place('data/documents/whole.pdf'), 'pdf');
  await writeFile(place('data/documents/half.pdf.part'), 'p');
  expect(await command('backup', place('backup'), instance())).toMatch(/^Backed up \d+ tables with \d+ rows and 2 files into /);
});
afterAll(async () => {
  await debian?.stop();
  await source.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A copy of the backup that every test has, for one that damages it. */
async function copyOfBackup(name: string): Promise<string> {
  await cp(place('backup'), place(name), { recursive: true });
  return place(name);
}

/** What a backup says of an instance, but for the moment it was made at. */
const contentOf = async (backup: string) => {
  const { madeAt: _, ...content } = await readManifest(backup);
  return content;
};

test('a backup goes into a new folder with a PostgreSQL from npm, which holds then what was backed up', async () => {
  const backup = place('backup');
  expect((await stat(backup)).mode & 0o077, 'rights of others').toBe(0);
  const content = await contentOf(backup);
  const files = content.files.map(({ path }) => path);
  expect(files).toContain('media/images/ä b.webp');
  expect(files).not.toContain('documents/half.pdf.part');
  const tables = content.tables.map(({ name }) => name);
  expect(tables).toContain('release');
  expect(tables, 'what workers say of their own disk').not.toContain('asset_state');
  expect(tables, 'what workers say of themselves').not.toContain('worker');

  const own = { VITRINE_DATA: place('own') };
  // What another program that asks for the folder at this moment has beside the lock.
  await mkdir(place('own'));
  await writeFile(place('own/in-use.5cbb1d4e.new'), '');
  expect(await command('restore', backup, own)).toMatch(/2 files, a release of 1 documents\. Start it with VITRINE_MAIL=hold/);
  expect(await readFile(place('own/media/images/ä b.webp'))).toEqual(Buffer.from([0, 255, 10, 13]));
  expect(existsSync(place('own/restore-unfinished'))).toBe(false);
  expect(await command('backup', place('of-own'), own)).toMatch(/^Backed up/);
  expect(await contentOf(place('of-own'))).toEqual(content);
}, 300_000);

test.skipIf(noDebianPostgres)(
  `a backup goes into a PostgreSQL of the operator (${noDebianPostgres ?? 'Debian, 15'})`,
  async () => {
    if (!debian) throw new Error('it was not started');
    const backup = place('backup');
    const content = await contentOf(backup);
    const elsewhere = { VITRINE_DATA: place('elsewhere'), DATABASE_URL: await debian.databaseOf('vitrine') };
    expect(await command('restore', backup, elsewhere)).toMatch(/^Restored the backup of /);
    expect(await command('backup', place('of-elsewhere'), elsewhere)).toMatch(/^Backed up/);
    expect((await contentOf(place('of-elsewhere'))).tables).toEqual(content.tables);
    const audit = (statement: string) => query(elsewhere.DATABASE_URL, statement);
    await expect(audit('delete from vitrine.audit_log'), 'triggers are on again').rejects.toThrow();
    await audit("insert into vitrine.audit_log (actor_kind, action) values ('system', 'after')");
    expect(await audit('select id from vitrine.audit_log order by id'), 'numbers go on').toEqual([{ id: 1 }, { id: 2 }]);
    const nextRelease = (databaseUrl: string) => query(databaseUrl, 'select vitrine.next_release() as id');
    const [[lost], [next]] = [await nextRelease(source.url), await nextRelease(elsewhere.DATABASE_URL)];
    expect(next.id, 'what was published after the backup keeps its number').toBeGreaterThan(lost.id);
  },
  300_000,
);

test('a restore writes into no folder and no database that holds something, and takes no damaged or unfinished backup', async () => {
  const backup = await copyOfBackup('to-damage');
  expect(await command('backup', backup, instance())).toBe(
    `failed: ${backup} holds something: name a new folder for the backup.`,
  );
  expect(await command('restore', backup, { VITRINE_DATA: place('data') })).toBe(
    `failed: ${place('data')} holds something: restore into a new folder (VITRINE_DATA).`,
  );
  const fresh = place('fresh');
  expect(await command('restore', backup, { VITRINE_DATA: fresh, DATABASE_URL: source.url })).toMatch(
    /^failed: The database of DATABASE_URL holds something \(.+\): restore into an empty one\.$/,
  );
  await appendFile(join(backup, 'media/images/ä b.webp'), 'x');
  expect(await command('restore', backup, { VITRINE_DATA: fresh })).toBe(
    `failed: The backup ${backup} is damaged: media/images/ä b.webp is not what was backed up.`,
  );
  await rm(join(backup, 'manifest.json'));
  expect(await command('restore', backup, { VITRINE_DATA: fresh })).toBe(
    `failed: ${backup} holds no backup: there is no manifest.json.`,
  );
  expect(existsSync(fresh)).toBe(false);
}, 300_000);

test('a restore takes no folder that is in use, and lets no other process use the one it works in', async () => {
  const used = place('used');
  await mkdir(used);
  const release = holdFolder(used, 'npm start');
  expect(await command('restore', place('backup'), { VITRINE_DATA: used })).toBe(
    `failed: The folder ${used} is in use by npm start (process ${process.pid}): stop it, or choose another with VITRINE_DATA.`,
  );
  release();

  // A file that does not end keeps the restore reading its backup.
  const backup = await copyOfBackup('slow');
  const slow = join(backup, 'documents/whole.pdf');
  await rm(slow);
  await run('mkfifo', [slow]);
  const fresh = place('while-it-reads');
  const restored = command('restore', backup, { VITRINE_DATA: fresh });
  await expect.poll(() => holderOf(fresh)?.program, { timeout: 60_000 }).toBe('npm run restore');
  expect(() => holdFolder(fresh, 'npm start')).toThrow('is in use by npm run restore');
  // A restore that ended before it read would leave this one waiting for a reader.
  await Promise.race([writeFile(slow, 'other words'), restored]);
  expect(await restored).toBe(`failed: The backup ${backup} is damaged: documents/whole.pdf is not what was backed up.`);
  expect(existsSync(fresh)).toBe(false);
}, 300_000);

test('a restore that is killed leaves no PostgreSQL running, and a folder that no start takes for an instance', async () => {
  const backup = await copyOfBackup('to-kill');
  // It is read twice: the second time, when the database is there, nobody writes.
  const slow = join(backup, 'documents/whole.pdf');
  await rm(slow);
  await run('mkfifo', [slow]);
  const dataDir = place('killed');
  const { DATABASE_URL: _, ...env } = process.env;
  const restoring = spawn(process.execPath, ['scripts/restore.ts', backup], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', VITRINE_DATA: dataDir },
    stdio: 'inherit',
  });
  const ended = once(restoring, 'exit');
  await Promise.race([writeFile(slow, 'pdf'), ended]);
  await expect.poll(() => runningPostgres(dataDir), { timeout: 120_000 }).not.toBeNull();
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  restoring.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  const lives = () => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(lives, { timeout: 60_000 }).toBe(false);
  // It wrote everything down, as Ctrl-C has it do.
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(join(dataDir, 'restore-unfinished'))).toBe(true);
}, 300_000);

test('a backup that fails leaves nothing that looks like one', async () => {
  expect(await command('backup', place('data/backup'), instance())).toMatch(/^failed: The backup may not lie in /);
  const url = new URL(source.url);
  url.pathname = '/postgres';
  const empty = { VITRINE_DATA: place('data'), DATABASE_URL: url.toString() };
  expect(await command('backup', place('failed'), empty)).toBe(
    'failed: The database holds no Vitrine: there is nothing to back up.',
  );
  expect([existsSync(place('failed')), existsSync(place('failed.part'))]).toEqual([false, false]);
});
