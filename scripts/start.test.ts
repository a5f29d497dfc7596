import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { healthAnswer } from '@vitrine/contract/health.ts';
import { createPool } from '@vitrine/server/database.ts';
import { roleOf } from '@vitrine/server/service-accounts/services.ts';
import { expect, test } from 'vitest';
import { startInstance } from './lib/instance.ts';
import { processesOf, root, run, startTests } from './lib/start-tests.ts';
import { freePort, startPostgres } from './postgres.mjs';

const METRICS = 'known-to-the-api';
const { undo, temporary, start } = startTests();

/** As whom the pools of an instance are connected to its database: names of users with the names of their pools. */
async function usersOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const pool = createPool(databaseUrl, 'test', 1);
  const { rows } = await pool.query<{ role: string; names: string[] }>(
    `select usename as role, array_agg(distinct application_name order by application_name) as names
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() group by 1`,
  );
  await pool.end();
  return Object.fromEntries(rows.map(({ role, names }) => [role, names]));
}

test('a clone may lie in a folder whose name an address would escape', async () => {
  const clone = join(await temporary(), 'größer als 100 %');
  await cp(join(root, 'scripts/lib'), join(clone, 'scripts/lib'), { recursive: true });
  const program = `console.log((await import(${JSON.stringify(pathToFileURL(join(clone, 'scripts/lib/run.mjs')).href)})).root)`;
  expect((await run(process.execPath, ['--input-type=module', '-e', program])).stdout.trim()).toBe(clone);
});

test('a demo reset that does not end is gone on with by the next start', async () => {
  const dataDir = await temporary();
  const marker = join(dataDir, 'state', 'seeded');
  await mkdir(join(dataDir, 'state'));
  await writeFile(marker, 'seeded before');
  const env = { ...process.env, NODE_ENV: 'development', VITRINE_DATA: dataDir, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' };
  await expect(run(process.execPath, ['scripts/demo-reset.ts'], { cwd: root, env })).rejects.toMatchObject({ code: 1 });
  expect(existsSync(marker)).toBe(false);
});

test('two instances run beside each other, each process with the secrets it needs; ending one leaves none of it and the other untouched', async () => {
  // Production has no demo, whose pictures would take minutes here; the journeys run on one that has it. Its mail server is away.
  const mailPort = await freePort();
  const env = {
    NODE_ENV: 'production',
    VITRINE_SECRET: 'a secret of this test, long enough to be one',
    VITRINE_SECRET_PREVIOUS: 'the previous secret, which the worker does not need',
    SMTP_URL: `smtp://mailer:known-to-the-worker@127.0.0.1:${mailPort}`,
    METRICS_TOKEN: METRICS,
    MAIL_FROM: 'Vitrine <vitrine@example.com>',
    VITRINE_FSYNC: 'off',
  };
  const one = await startInstance({ show: false, env });
  undo.push(() => one.stop());
  const two = await startInstance({ show: false, env });
  for (const entry of await readdir(two.dataDir, { withFileTypes: true }))
    expect((await stat(join(two.dataDir, entry.name))).mode & 0o077, `${entry.name}: rights of others`).toBe(0);
  expect((await stat(two.dataDir)).mode & 0o066, 'rights of others to look around').toBe(0);
  const isClone = existsSync(join(root, '.git'));
  expect(two.output().includes('install production from an archive')).toBe(isClone);
  const ready = async (url: string) => (await fetch(`${url}/health/ready`)).status;
  expect(await ready(one.url)).toBe(200);
  expect(await ready(two.url)).toBe(200);
  expect(two.output()).toMatch(/^ {2}Degraded .*mail: not reachable/m);
  const ours = { authorization: `Bearer ${METRICS}` };
  expect((await fetch(`${two.url}/health/state`)).status, 'of the operator').toBe(404);
  const { parts } = healthAnswer.parse(await (await fetch(`${two.url}/health/state`, { headers: ours })).json());
  expect(parts).toMatchObject({ database: { ok: true }, cms: { ok: true, state: 'answers' }, mail: { ok: false } });
  // What the worker and the CMS tell of themselves reaches the API by way of the start.
  const metrics = async () => (await fetch(`${two.url}/metrics`, { headers: ours })).text();
  await expect.poll(metrics, { timeout: 60_000 }).toContain('process_resident_memory_bytes{service="cms"}');
  await expect.poll(metrics, { timeout: 60_000 }).toContain('vitrine_service_up{service="worker"} 1');
  // A second start on the same folder says so, and leaves alone what the first one uses.
  expect(await start({ VITRINE_DATA: two.dataDir })).toEqual({
    code: 1,
    stderr: `The folder ${two.dataDir} is in use by npm start (process ${two.pid}): stop it, or choose another with VITRINE_DATA.`,
  });
  expect(await ready(two.url)).toBe(200);
  expect((await fetch(`${two.url}/mailbox`)).status, 'mails are read by who gets them').toBe(404);
  expect(two.output()).toMatch(/Demo password .* nobody has it/);
  const processes = await processesOf(two.dataDir);
  expect(processes.length).toBeGreaterThan(3);
  const knowing = (secret: string) =>
    ['api', 'worker', 'cms'].filter((name) =>
      processes.some((line) => line.includes(`apps/${name}/src/main.ts`) && line.includes(secret)),
    );
  expect(knowing(`127.0.0.1:${mailPort}`), 'the mail server').toEqual(['api', 'worker', 'cms']);
  expect(knowing('known-to-the-worker')).toEqual(['worker']);
  expect(knowing(METRICS)).toEqual(['api']);
  expect(knowing('which the worker does not need')).toEqual(['api', 'cms']);
  const server = await startPostgres({ root, dataDir: two.dataDir });
  expect(knowing(new URL(server.url).password), 'the owner of the database').toEqual([]);
  // The CMS connects when it is asked for something that it has to look up.
  const nobody = JSON.stringify({ email: 'nobody@vitrine.example', password: 'known to nobody at all' });
  const asked = { method: 'POST', body: nobody, headers: { 'content-type': 'application/json' } };
  expect((await fetch(`${two.url}/cms-api/staff/login`, asked)).status).toBe(401);
  // A start's own connection, as the owner, may take a moment to go.
  await expect
    .poll(() => usersOf(server.url))
    .toEqual({
      [roleOf('api', 'postgres')]: expect.arrayContaining(['vitrine api', 'vitrine listener for releases']),
      [roleOf('worker', 'postgres')]: expect.arrayContaining(['vitrine-worker', 'vitrine-worker-lock']),
      [roleOf('cms', 'postgres')]: ['vitrine-content'],
    });
  expect((await fetch(`http://127.0.0.1:${two.cmsPort}/cms-api/staff/login`, asked)).status, 'past the API').toBe(403);
  // PostgreSQL that ends is started again, and readers are served meanwhile.
  const pidOf = async () =>
    Number((await readFile(join(two.dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0]);
  const postgres = await pidOf();
  process.kill(postgres, 'SIGKILL');
  await expect.poll(async () => [0, postgres].includes(await pidOf()), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => ready(two.url), { timeout: 60_000 }).toBe(200);
  expect(two.output()).toContain('PostgreSQL ended');
  await two.stop();
  expect(await processesOf(two.dataDir)).toEqual([]);
  expect(await ready(one.url)).toBe(200);
}, 300_000);
