import { emptyDatabase, type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../database.ts';
import { tablesOf } from './grant-rights.ts';
import { prepareServiceAccounts } from './prepare-service-accounts.ts';
import { roleOf, SERVICES, type Service } from './services.ts';
import { rightsOn } from './table-rights.ts';

let database: TestDatabase;
let owner: Pool;
const pools = new Map<Service, Pool>();
const undo: (() => Promise<unknown>)[] = [];
const as = (service: Service) => pools.get(service) ?? owner;

beforeAll(async () => {
  database = await testDatabase();
  owner = createPool(database.url, 'test', 2);
  for (const service of SERVICES) pools.set(service, createPool(database.urlOf(service), 'test', 2));
});
afterAll(async () => {
  for (const work of undo.reverse()) await work();
  await Promise.all([...pools.values(), owner].map((pool) => pool.end()));
  await database.drop();
});

/** Whether a process is let do something; an error of another kind fails the test. */
const may = (service: Service, statement: string) =>
  as(service)
    .query(statement)
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === '42501') return false;
        throw error;
      },
    );
const whoMay = async (statement: string) => {
  const allowed: Service[] = [];
  for (const service of SERVICES) if (await may(service, statement)) allowed.push(service);
  return allowed;
};

test('of every table is said which process may do what with it', async () => {
  const unnamed = (await tablesOf(owner)).filter(({ schema, name }) => rightsOn(schema, name) === null);
  expect(unnamed.map(({ schema, name }) => `${schema}.${name}`)).toEqual([]);
});

test.each(SERVICES)('%s has no special rights and owns nothing', async (service) => {
  const { rows } = await as(service).query(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty,
       (select count(*) from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned,
       (select count(*) from pg_auth_members where member = r.oid) as memberships
     from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ mighty: false, owned: 0, memberships: 0 }]);
});

test.each([
  ['makes', 'create table vitrine.mine (id int)'],
  ['makes in public', 'create table public.mine (id int)'],
  ['makes a schema', 'create schema mine'],
  ['makes a role', 'create role mine'],
  ['alters', 'alter table vitrine.session add column mine int'],
  ['drops', 'drop table vitrine.session'],
  ['empties', 'truncate vitrine.throttle'],
  ['becomes the owner', 'set role postgres'],
  ['reads files of the server', "select pg_read_file('postgresql.conf')"],
  ['changes the migrations', 'delete from public.vitrine_migrations'],
])('no process %s', async (_, statement) => {
  expect(await whoMay(statement)).toEqual([]);
});

test('every process writes to the audit log and reads it; none changes it, with no trigger in its way either', async () => {
  await owner.query('alter table vitrine.audit_log disable trigger all');
  const write = "insert into vitrine.audit_log (actor_kind, action) values ('system', 'test')";
  expect(await whoMay(write)).toEqual(SERVICES);
  expect(await whoMay('select * from vitrine.audit_log')).toEqual(SERVICES);
  for (const change of ['update vitrine.audit_log set at = now()', 'delete from vitrine.audit_log', 'truncate vitrine.audit_log'])
    expect([change, await whoMay(change)]).toEqual([change, []]);
});

test.each([
  ['hashes of customers’ passwords', 'select password_hash from public.accounts', ['api', 'cms']],
  ['hashes of passwords not confirmed yet', 'select password_hash from vitrine.registration', ['api']],
  ['hashes of staff’s passwords', 'select hash from vitrine.staff_password', ['cms']],
  ['languages of staff', 'delete from vitrine.staff_language', ['cms']],
  ['second factors', 'select secret from vitrine.staff_second_factor', ['cms']],
  ['refresh tokens', 'select hash from vitrine.refresh_token', ['api']],
  ['names of staff', 'select name from public.staff', ['cms']],
  ['roles of staff', "update public.staff_roles set value = 'administrator'", ['cms']],
  ['states of accounts', "update public.accounts set state = 'active'", ['cms']],
  ['states of new accounts', "insert into public.accounts (state) select 'active' where false", ['cms']],
  ['content', 'delete from public.products', ['cms']],
  ['releases', 'delete from vitrine.release_entry', ['worker']],
  ['new releases', 'insert into vitrine.release (id) overriding system value values (vitrine.next_release())', ['worker']],
  ['workers that live', 'delete from vitrine.worker', ['worker']],
] as const)('%s are for whom they concern', async (_, statement, services) => {
  expect(await whoMay(statement)).toEqual(services);
});

test.each(SERVICES)('%s hands the queue a job, finds it, and takes it back', async (service) => {
  await as(service).query("select graphile_worker.add_job('send-mail', '{}'::json, job_key => $1)", [service]);
  const { rows } = await as(service).query('select key from graphile_worker.jobs where key = $1', [service]);
  expect(rows).toEqual([{ key: service }]);
  await as(service).query('select graphile_worker.remove_job($1)', [service]);
  expect((await owner.query('select 1 from graphile_worker.jobs where key = $1', [service])).rowCount).toBe(0);
});

const SECRET = 'a secret of these tests, long enough to be one';

/** Removes the accounts of a database that is gone. */
async function forget(name: string) {
  for (const service of SERVICES) await owner.query(`drop role if exists ${roleOf(service, name)}`);
}
const nameOf = (url: string) => new URL(url).pathname.slice(1);
const logsIn = async (url: string) => {
  const pool = createPool(url, 'test', 1);
  try {
    return (await pool.query<{ name: string }>('select current_user as name')).rows[0]?.name;
  } finally {
    await pool.end();
  }
};

test('a start gives each process an account of its own, also where an older version has made everything; the next start the rights of the tables there are then', async () => {
  const mine = await testDatabase();
  const name = nameOf(mine.url);
  const pool = createPool(mine.url, 'test', 1);
  undo.push(() => forget(name));
  const first = await prepareServiceAccounts(mine.url, SECRET);
  if ('refused' in first) throw new Error(first.refused);
  for (const service of SERVICES) expect(await logsIn(first.addresses[service])).toBe(roleOf(service, name));
  // A right that a former version gave, and a table that has come since.
  await pool.query(`grant all on vitrine.staff_password to ${roleOf('api', name)}`);
  await pool.query('drop table vitrine.page_count');
  await pool.query('create table vitrine.page_count (path text primary key)');
  const second = await prepareServiceAccounts(mine.url, SECRET);
  // An instance that runs beside this one goes on.
  expect(second).toEqual(first);
  const passwords = SERVICES.map((service) => new URL(first.addresses[service]).password);
  expect(new Set(passwords).size).toBe(SERVICES.length);
  const exchanged = await prepareServiceAccounts(mine.url, `another ${SECRET}`);
  if ('refused' in exchanged) throw new Error(exchanged.refused);
  for (const service of SERVICES) expect(passwords).not.toContain(new URL(exchanged.addresses[service]).password);
  const { rows } = await pool.query(
    "select has_table_privilege($1, 'vitrine.staff_password', 'select') as former, has_table_privilege($2, 'vitrine.page_count', 'insert') as later",
    [roleOf('api', name), roleOf('worker', name)],
  );
  expect(rows).toEqual([{ former: false, later: true }]);
  const { rows: kept } = await pool.query<{ password: string }>(
    'select rolpassword as password from pg_authid where rolname = $1',
    [roleOf('api', name)],
  );
  expect(kept[0]?.password).toMatch(/^SCRAM-SHA-256\$4096:/);
  await pool.end();
  await mine.drop();
});

/** A database that a user without superuser's rights owns, and its address for that user. */
async function managedDatabase(attributes: string) {
  const mine = await emptyDatabase();
  const name = nameOf(mine.url);
  const role = `owner_of_${name.slice(-12)}`;
  await owner.query(`create role ${role} login password 'known-to-tests' nosuperuser ${attributes}`);
  await owner.query(`alter database ${name} owner to ${role}`);
  undo.push(async () => {
    await forget(name);
    await owner.query(`drop role ${role}`);
  });
  const url = new URL(mine.url);
  url.username = role;
  url.password = 'known-to-tests';
  const pool = createPool(url.href, 'test', 1);
  await pool.query('create schema vitrine; create schema graphile_worker; create table vitrine.session (id int)');
  await pool.end();
  return { url: url.href, name, drop: mine.drop, admin: mine.url };
}

test('an owner who may make roles without being superuser is enough; what else is in the database is left alone', async () => {
  const managed = await managedDatabase('createrole');
  const admin = createPool(managed.admin, 'test', 1);
  await admin.query(`revoke connect on database ${managed.name} from public`);
  await admin.query('create table public.of_an_extension (id int)');
  const mine = createPool(managed.url, 'test', 1);
  await mine.query('create table vitrine.of_somebody (id int); alter table vitrine.of_somebody enable row level security');
  await mine.end();
  for (const time of ['first', 'second']) {
    const answer = await prepareServiceAccounts(managed.url, SECRET);
    expect([time, Object.keys(answer)]).toEqual([time, ['addresses']]);
    if ('addresses' in answer) expect(await logsIn(answer.addresses.api)).toBe(roleOf('api', managed.name));
  }
  expect((await admin.query("select 1 from pg_policies where tablename = 'of_somebody'")).rowCount).toBe(0);
  await admin.end();
  await managed.drop();
});

test('a user that may not make roles, or does not own every table, is refused with the reason, and nothing is changed', async () => {
  const poor = await managedDatabase('nocreaterole');
  expect(await prepareServiceAccounts(poor.url, SECRET)).toEqual({ refused: 'its user may not make roles' });
  await poor.drop();
  const late = await managedDatabase('createrole');
  const admin = createPool(late.admin, 'test', 1);
  await admin.query('create table vitrine.audit_log (id int)');
  await admin.end();
  expect(await prepareServiceAccounts(late.url, SECRET)).toEqual({ refused: 'its user does not own vitrine.audit_log' });
  expect((await owner.query('select 1 from pg_roles where rolname = $1', [roleOf('api', late.name)])).rowCount).toBe(0);
  await late.drop();
});
