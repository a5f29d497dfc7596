import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { shareBrowser } from '@vitrine/testing/share-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease } from '../apps/api/src/testing/test-server.ts';
import { type Catcher, startCatcher } from '../apps/worker/src/testing/catcher.ts';
import { tracesOf } from './lib/personal-data.ts';
import { freePort, startPostgres } from './postgres.mjs';

const root = resolve(import.meta.dirname, '..');
const PERSON = {
  gender: 'f',
  firstname: 'Ottokara',
  lastname: 'Zwölfender-Łaszczyk',
  company: 'Geheimwurst Manufaktur',
  phone: '+49 7999 123456',
  countryId: 'DE',
  email: 'o.zwoelfender@geheimwurst.example',
  password: 'viertausend Wölfe im Nebel',
  password_confirmation: 'viertausend Wölfe im Nebel',
  acceptTerms: true,
  newsletter: true,
};
const NEXT_PASSWORD = 'dreitausend Schafe im Tal';
const REASON = 'Wegen der Sache mit Herrn Dachsbauer';

const { url, pool, close } = await openTestDatabase();
let catcher: Catcher;
let origin = '';
let dataDir = '';
const children: ChildProcess[] = [];
/** Whatever the processes wrote, on both of their outputs. */
const logs: Record<string, string> = { api: '', worker: '' };

async function start(name: 'api' | 'worker', env: NodeJS.ProcessEnv): Promise<void> {
  const child = fork(join(root, `apps/${name}/src/main.ts`), { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      logs[name] += text;
    });
  }
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    child.once('exit', () => failed(new Error(`${name} did not start: ${logs[name]}`)));
  });
}

const stop = (child: ChildProcess) =>
  new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });

beforeAll(async () => {
  await pool.query("insert into public.countries (code, is_independent) values ('DE', true) on conflict do nothing");
  // Of an empty catalogue the worker can make none; registration needs a privacy policy.
  await writeRelease(pool);
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-logs-'));
  await shareBrowser(dataDir);
  catcher = await startCatcher();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: url,
    PORT: String(port),
    SMTP_URL: catcher.url,
    VITRINE_DATA: dataDir,
    LOG_LEVEL: 'trace',
  };
  await Promise.all([start('api', env), start('worker', env)]);
});
afterAll(async () => {
  await Promise.all(children.filter(({ exitCode }) => exitCode === null).map(stop));
  await catcher.close();
  await close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

const secrets: string[] = [];

async function call(method: string, path: string, body?: object | string, token?: string) {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: {
      'X-Site-Language': 'de',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, json: (): unknown => JSON.parse(text), text };
}

/** The code in the newest mail whose source has this text. */
async function codeOf(link: RegExp): Promise<string> {
  let code = '';
  const find = () => {
    for (const raw of catcher.kept.values()) code = link.exec(raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? code;
    return code;
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  secrets.push(code);
  return code;
}

const logIn = (password: string, username = PERSON.email) => call('POST', 'auth/login', { credentials: { username, password } });

/** A log-in that must succeed: its tokens. */
async function session(password: string): Promise<{ token: string; refresh: string }> {
  const answer = await logIn(password);
  expect(answer.status, answer.text).toBe(200);
  const [token = '', refresh = ''] = ['token', 'refresh_token'].map(
    (name) => new RegExp(`"${name}":"([^"]+)"`).exec(answer.text)?.[1],
  );
  secrets.push(token, refresh);
  return { token, refresh };
}

async function register() {
  const { email, password } = PERSON;
  const wrong: (object | string)[] = [
    `{"email": "${email}", `,
    `{"email": "${email}", "email": "${email}"}`,
    { ...PERSON, password: email, [email]: 1 },
    { ...PERSON, firstname: `${PERSON.firstname}\u0000`, countryId: PERSON.lastname },
    { ...PERSON, lastname: PERSON.lastname.repeat(50_000) },
    [email, password],
  ];
  for (const body of wrong) expect((await call('POST', 'auth/register', body)).status).toBeGreaterThanOrEqual(400);

  // PostgreSQL tells the whole row of a constraint that does not hold.
  await pool.query("alter table vitrine.registration add constraint broken check (email <> 'o.zwoelfender@geheimwurst.example')");
  expect((await call('POST', 'auth/register', PERSON)).status).toBe(500);
  await pool.query('alter table vitrine.registration drop constraint broken');

  // A mail server that repeats whom it refuses; then an exception of the worker; then it works.
  catcher.refuse = { at: 'RCPT', code: 451, text: `4.2.1 <${email}> is greylisted` };
  expect((await call('POST', 'auth/register', PERSON)).status).toBe(201);
  await expect.poll(() => logs.worker, { timeout: 20_000 }).toContain('SMTP 451 4.2.1 at RCPT TO');
  await pool.query(
    "alter table vitrine.mail add constraint broken check (last_error is not null or state <> 'pending') not valid",
  );
  await expect.poll(() => logs.worker, { timeout: 20_000 }).toContain('violates check constraint');
  await pool.query('alter table vitrine.mail drop constraint broken');
  catcher.refuse = null;
  // The queue waits after an exception; what has lost its time is found by the sweep.
  await pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');

  const code = await codeOf(/registration-confirmation\/([\w-]{43})/);
  await fetch(`${origin}/registration-confirmation/${code}`);
  expect((await call('POST', 'auth/register/confirm', { code: `${code}x`, password: PERSON.password })).status).toBe(422);
  const confirmed = await call('POST', 'auth/register/confirm', { code, password: PERSON.password });
  expect(confirmed.status, confirmed.text).toBe(200);
}

async function decide() {
  expect((await logIn('falsches Passwort 1')).status).toBeGreaterThanOrEqual(400);
  expect((await logIn(PERSON.password)).status).toBeGreaterThanOrEqual(400);
  const { rows } = await pool.query('select id from public.accounts where email = $1', [PERSON.email]);
  const mail = await pool.query(
    `insert into vitrine.mail (id, kind, recipient, language, account_id, data)
     values (gen_random_uuid(), 'account-question', $1, 'de', $2, $3) returning id`,
    [PERSON.email, rows[0].id, JSON.stringify({ question: REASON })],
  );
  await pool.query("select graphile_worker.add_job('send-mail', json_build_object('id', $1::text))", [mail.rows[0].id]);
  const state = async () => (await pool.query('select state from vitrine.mail where id = $1', [mail.rows[0].id])).rows[0]?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('sent');
  await pool.query("update public.accounts set state = 'active' where id = $1", [rows[0].id]);
}

async function useAccount() {
  const { token, refresh } = await session(PERSON.password);
  const renewed = await call('GET', 'auth/refresh', undefined, refresh);
  secrets.push(...[...renewed.text.matchAll(/"(?:token|refresh_token)":"([^"]+)"/g)].flatMap(([, secret]) => secret ?? []));
  for (const path of ['user/current', 'user/current/privacy', 'user/current/export', 'auth/sessions'])
    await call('GET', path, undefined, token);
  await call('PATCH', 'user/current', { phone: PERSON.phone, company: `${PERSON.company}\u0000`, newsletter: false }, token);
  await call('GET', `auth/ping?token=${token}&email=${PERSON.email}`, undefined, token);
  await call('GET', `no-such-call/${PERSON.email}`, undefined, token);
  await call(
    'POST',
    'auth/change-password',
    { password: PERSON.password, newPassword: PERSON.lastname, newPassword_confirmation: '' },
    token,
  );
}

async function resetPassword() {
  expect((await call('POST', 'auth/password-reset', { email: `${PERSON.email} ` })).status).toBeLessThan(300);
  expect((await call('POST', 'auth/password-reset', { email: PERSON.lastname })).status).toBe(422);
  const code = await codeOf(/forgot-password\/([\w-]{43})\?id/);
  const { rows } = await pool.query('select id from vitrine.password_reset');
  const body = { id: rows[0].id, code, newPassword: NEXT_PASSWORD, newPassword_confirmation: NEXT_PASSWORD };
  expect((await call('POST', 'auth/password-reset/set-password', { ...body, newPassword: PERSON.firstname })).status).toBe(422);
  const set = await call('POST', 'auth/password-reset/set-password', body);
  expect(set.status, set.text).toBe(200);
}

async function leave() {
  const { token } = await session(NEXT_PASSWORD);
  await call('POST', 'user/current/deletion-request', undefined, token);
  await pool.query('update vitrine.deletion_request set due_at = now()');
  await pool.query("select graphile_worker.add_job('prune-accounts', '{}'::json)");
  await expect.poll(async () => (await pool.query('select 1 from public.accounts')).rowCount, { timeout: 20_000 }).toBe(0);
  await expect
    .poll(async () => (await pool.query("select 1 from vitrine.mail where state = 'pending'")).rowCount, { timeout: 30_000 })
    .toBe(0);
  expect((await logIn(NEXT_PASSWORD)).status).toBeGreaterThanOrEqual(400);
}

test('from registration to deletion, through failures and wrong calls, no log of api and worker holds anything of the person', {
  timeout: 180_000,
}, async () => {
  await register();
  await decide();
  await useAccount();
  await resetPassword();
  await leave();
  await Promise.all(children.map(stop));

  // What failed is in the logs: they are the ones.
  expect(logs.api).toMatch(/violates check constraint.*request failed/);
  expect(logs.worker).toContain('mail sent');
  expect(logs.worker).toContain('accounts pruned');
  const { email, firstname, lastname, company, phone, password } = PERSON;
  const words = [email, firstname, lastname, company, phone, password, NEXT_PASSWORD, REASON, ...secrets].filter(Boolean);
  expect(secrets.length).toBeGreaterThan(5);
  const traces = Object.entries(logs).flatMap(([name, text]) => tracesOf(text, words).map((trace) => ({ name, ...trace })));
  expect(traces).toEqual([]);
});

test('PostgreSQL from npm logs no error of a statement, which would hold its values', async () => {
  const own = await mkdtemp(join(tmpdir(), 'vitrine-logs-'));
  const server = await startPostgres({ root, dataDir: own, durable: false });
  const client = createPool(server.url, 'test');
  await client.query('create table person (email text primary key)');
  const insert = () => client.query('insert into person values ($1)', [PERSON.email]);
  await insert();
  await expect(insert()).rejects.toThrow('duplicate key');
  await expect(client.query('select $1::text::uuid', [PERSON.email])).rejects.toThrow('invalid input syntax');
  await client.end();
  await server.stop();
  const log = await readFile(join(own, 'logs/postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(tracesOf(log, [PERSON.email])).toEqual([]);
  await rm(own, { recursive: true, force: true, maxRetries: 10 });
});

test('the search finds what it must', () => {
  const code = 'dGhpc2lzYWNvZGVvZjQzY2hhcmFjdGVycw-_abcdefg';
  const found = (line: string, words: string[] = []) =>
    tracesOf(`first line\n${line}`, words).map(({ line: number, what }) => [number, what]);
  expect(found('{"msg":"to a.b@kunde.example"}')).toEqual([[2, 'an e-mail address: a.b@kunde.example']]);
  expect(found(`GET /forgot-password/${code}?id=1`, [code])).toHaveLength(1);
  expect(found(`{"token":"${code}"}`)).toHaveLength(1);
  expect(found('authorization: Bearer abcdefghijklmn')).toHaveLength(1);
  expect(found('{"reason":"Z\\u00f6llner"}', ['Zöllner'])).toEqual([]);
  expect(found('{"reason":"Zöllner, Eva"}', ['Zöllner'])).toHaveLength(1);
  expect(found('{"reason":"Zöllners"}', ['Zöllner'])).toEqual([]);
  expect(found('{"file":"/srv/vitrine/apps/api/src/auth/Registration-Repository-Of-2026-Accounts.ts"}')).toEqual([]);
  expect(found('{"release":"0f8fad5bd9cb469fa16570867728950e","at":"postgres://127.0.0.1/x"}')).toEqual([]);
});
