import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { healthAnswer } from '@vitrine/contract/health.ts';
import { createPool } from '@vitrine/server/database.ts';
import { roleOf } from '@vitrine/server/service-accounts/services.ts';
import { afterEach, expect, test } from 'vitest';
import { sentence } from './lib/console.mjs';
import { startInstance } from './lib/instance.mjs';
import { keepLogs } from './lib/kept-logs.mjs';
import { freePort, startPostgres } from './postgres.mjs';

const METRICS = 'known-to-the-api';
const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of undo.splice(0).reverse()) await work();
});

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
  undo.push(async () => {
    keepLogs(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return folder;
}

/** Runs `npm start`'s script until it ends; what it printed and its exit code. */
async function start(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const ports = {
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    MAIL_CATCHER_PORT: String(await freePort()),
  };
  const { DATABASE_URL: _, ...rest } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...rest, NODE_ENV: 'development', VITRINE_INSTALLED: '1', VITRINE_DATA: await temporary(), ...ports, ...env },
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  return { code, stderr: stderr.trim() };
}

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

/** Command lines of every process that has a text in its arguments or environment. */
async function processesOf(dataDir: string): Promise<string[]> {
  const { stdout } = await run('ps', ['axeww', '-o', 'pid=,args=']);
  return stdout.split('\n').filter((line) => line.includes(dataDir) && !line.includes('ps axeww'));
}

test('a clone may lie in a folder whose name an address would escape', async () => {
  const clone = join(await temporary(), 'größer als 100 %');
  await cp(join(root, 'scripts/lib'), join(clone, 'scripts/lib'), { recursive: true });
  const program = `console.log((await import(${JSON.stringify(pathToFileURL(join(clone, 'scripts/lib/run.mjs')).href)})).root)`;
  expect((await run(process.execPath, ['--input-type=module', '-e', program])).stdout.trim()).toBe(clone);
});

test('a port in use ends the start with one sentence that names it', async () => {
  const server = createServer();
  const port = await new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  undo.push(() => new Promise((done) => server.close(done)));
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    stderr: `Port ${port} is in use: stop the program that uses it, or start with another PORT.`,
  });
});

test('a port that is none is named', async () => {
  expect(await start({ PORT: '70000' })).toEqual({
    code: 1,
    stderr: 'The setting PORT cannot be used: "70000" is not a port between 1 and 65535.',
  });
});

test.each([
  [
    'nobody listens',
    'postgres://a:b@127.0.0.1:1/vitrine',
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\/vitrine\) cannot be used: .*ECONNREFUSED.*\.$/,
  ],
  [
    'no such address',
    'mysql://a:b@127.0.0.1/vitrine',
    /^The setting DATABASE_URL cannot be used: must begin with postgres:\/\/ or postgresql:\/\/\.$/,
  ],
])('a wrong DATABASE_URL (%s) ends with one sentence', async (_, url, sentence) => {
  const { code, stderr } = await start({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(stderr).toMatch(sentence);
});

test.each([
  ['an error that nothing catches', "throw new Error('a fault that was planted')"],
  ['a promise that nothing waits for', "Promise.reject(new Error('a fault that was planted'))"],
])(
  '%s ends the start, and PostgreSQL with it',
  async (_, fault) => {
    const [dataDir, folder] = [await temporary(), await temporary()];
    const planted = join(folder, 'fault.mjs');
    await writeFile(
      planted,
      `import { existsSync } from 'node:fs';
     const timer = setInterval(() => {
       if (!existsSync(${JSON.stringify(join(dataDir, 'postgres/postmaster.pid'))})) return;
       clearInterval(timer);
       ${fault};
     }, 20);
     if (!process.argv[1]?.endsWith('scripts/start.mjs')) clearInterval(timer);`,
    );
    const { code, stderr } = await start({
      VITRINE_DATA: dataDir,
      VITRINE_FSYNC: 'off',
      NODE_OPTIONS: `--import=${pathToFileURL(planted).href}`,
    });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('This start ends by a fault of its own: Error: a fault that was planted'),
    ]);
    expect(await processesOf(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  },
  120_000,
);

test('a folder that cannot be made ends with one sentence', async () => {
  const file = join(await temporary(), 'file');
  await writeFile(file, '');
  const folder = join(file, 'var');
  expect(await start({ VITRINE_DATA: folder })).toEqual({
    code: 1,
    stderr: `The folder ${folder} cannot be made: a part of its path is a file. Choose another with VITRINE_DATA.`,
  });
});

test('a folder whose restore did not end is refused with one sentence', async () => {
  const folder = await temporary();
  await writeFile(join(folder, 'restore-unfinished'), '');
  expect(await start({ VITRINE_DATA: folder })).toEqual({
    code: 1,
    stderr: `A restore into ${folder} did not end: delete the folder and restore again.`,
  });
});

test('a full disk ends with one sentence', async () => {
  const { code, stderr } = await start({ VITRINE_MIN_FREE_MB: '999999999999' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The disk of .* is full: Vitrine needs at least 999999999999 MB there, \d+ MB are free\.$/);
});

test.each([
  ['ENOSPC', 'The disk is full: free some space and start again.'],
  ['EACCES', 'The folder /srv/x cannot be written to: change its permissions or choose another with VITRINE_DATA.'],
])('%s of any later step has a sentence', (code, text) => {
  expect(sentence(Object.assign(new Error('x'), { code, path: '/srv/x' }))).toBe(text);
});

test('an address that is none is named without its password', async () => {
  const { code, stderr } = await start({ DATABASE_URL: 'postgres://u:geheim#1@127.0.0.1:5432/x' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The setting DATABASE_URL cannot be used: is not an address/);
  expect(stderr).not.toContain('geheim');
});

const told = (child: ChildProcess) => child.kill('SIGTERM');
const unread = (child: ChildProcess) => child.stdout?.destroy();
const script = [process.execPath, 'scripts/start.mjs'] as const;
test.each([
  ['ended while PostgreSQL starts', script, 'Check folder and ports', told],
  ['ended while the demo is seeded', script, 'Seed demo catalogue …', told],
  ['ended by way of npm', ['npm', 'start'], 'Seed demo catalogue …', told],
  ['when its output has no reader any more', script, 'Start PostgreSQL', unread],
] as const)(
  '%s, it leaves no process behind',
  async (_, [program, argument], printed, end) => {
    const dataDir = await temporary();
    const child = spawn(program, [argument], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        VITRINE_INSTALLED: '1',
        VITRINE_FSYNC: 'off',
        VITRINE_DATA: dataDir,
        PORT: String(await freePort()),
        CMS_PORT: String(await freePort()),
        MAIL_CATCHER_PORT: String(await freePort()),
      },
    });
    const ended = new Promise((done) => child.once('exit', done));
    let output = '';
    await new Promise<void>((reached) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes(printed)) reached();
      });
      void ended.then(() => reached());
    });
    expect(output).toContain(printed);
    end(child);
    await ended;
    // npm does not wait for what it started.
    if (program === 'npm') await expect.poll(() => processesOf(dataDir), { timeout: 15_000 }).toEqual([]);
    expect((await processesOf(dataDir)).join('\n')).toBe('');
  },
  60_000,
);

test('the end of a start waits for the commands under way, kills one that does not end, and lets none begin', async () => {
  const folder = await temporary();
  const lib = JSON.stringify(pathToFileURL(join(root, 'scripts/lib/run.mjs')).href);
  const listens = join(folder, 'listens');
  const command = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('deaf');
    require('node:fs').writeFileSync(${JSON.stringify(listens)}, '')`;
  const program = `
    import { existsSync } from 'node:fs';
    const { run, endRunning } = await import(${lib});
    const deaf = run(process.execPath, ['-e', ${JSON.stringify(command)}]).catch((error) => error.message.split(' ')[0]);
    while (!existsSync(${JSON.stringify(listens)})) await new Promise((done) => setTimeout(done, 20));
    await endRunning(200);
    console.log(JSON.stringify([await deaf, await run(process.execPath, ['-v']).catch((error) => error.message)]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(stdout)).toEqual(['deaf', 'node is not begun any more: this is ending.']);
  expect((await processesOf(folder)).join('\n')).toBe('');
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

test('production refuses the known secret and a missing mail server', async () => {
  const dataDir = join(await temporary(), 'var');
  const env = { NODE_ENV: 'production', VITRINE_DATA: dataDir };
  expect(await start(env)).toEqual({
    code: 1,
    stderr: 'Production needs a secret of its own: set VITRINE_SECRET to at least 32 random characters.',
  });
  const own = { ...env, VITRINE_SECRET: 'iK3sVq9ZtB0mXe7LrWc2Nf5Ho8Yd1Gua' };
  const mail = await start(own);
  expect(mail).toEqual({ code: 1, stderr: expect.stringMatching(/^Production needs a mail server: set SMTP_URL[^\n]+\.$/) });
  const address = await start({ ...own, PUBLIC_URL: 'vitrine.example.com' });
  expect(address).toEqual({ code: 1, stderr: expect.stringMatching(/^The setting PUBLIC_URL cannot be used: [^\n]+\.$/) });
  expect(existsSync(dataDir), 'before anything is made').toBe(false);
});

test('an address that this machine does not have is named, and not a port in use', async () => {
  // TEST-NET-1 of RFC 5737: no machine has it.
  expect(await start({ HOST: '192.0.2.1' })).toEqual({
    code: 1,
    stderr: 'The setting HOST cannot be used: this machine has no address "192.0.2.1".',
  });
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
