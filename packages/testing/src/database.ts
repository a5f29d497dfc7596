import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { migrateQueue } from '@vitrine/jobs/queue.ts';
import { migrate } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { grantRights } from '@vitrine/server/service-accounts/grant-rights.ts';
import { loginAddress } from '@vitrine/server/service-accounts/login-address.ts';
import { roleOf, type Service } from '@vitrine/server/service-accounts/services.ts';
import { setLogin } from '@vitrine/server/service-accounts/set-login.ts';
import pg from 'pg';

export interface TestDatabase {
  /** As the owner of everything. */
  url: string;
  /** As a process of the product reaches it: with the rights that one has. */
  urlOf(service: Service): string;
  drop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');
const MADE_BY = ['packages/server/migrations', 'packages/content-model/src/migrations', 'packages/server/src/service-accounts'];

/** One template for each state of the migrations and of the processes' rights: a test run migrates once, each test file copies it. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_BY) {
    for (const file of readdirSync(join(root, folder)).sort()) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return `vitrine_template_${hash.digest('hex').slice(0, 12)}`;
}

function clusterUrl(): string {
  const url = process.env.VITRINE_TEST_POSTGRES;
  if (!url)
    throw new Error('VITRINE_TEST_POSTGRES is not set: vitest sets it in its global set-up (packages/testing/src/setup.ts).');
  return url;
}

function withDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.toString();
}

async function onCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Roles belong to the whole server: all copies of a template have those of the template, with the rights it gave them. */
const PASSWORD = 'known-to-tests';
async function giveServiceAccounts(url: string, template: string) {
  const roles = { api: roleOf('api', template), worker: roleOf('worker', template), cms: roleOf('cms', template) };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const role of Object.values(roles)) await setLogin(client, role, PASSWORD);
    await grantRights(client, roles);
  } finally {
    await client.end();
  }
}

/** Migrates the template database; later calls, in this process or another, wait for it and return. */
export async function prepareTemplate(): Promise<string> {
  const name = templateName();
  await onCluster(async (client) => {
    await client.query('select pg_advisory_lock(7281)');
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const building = `${name}_building`;
      await client.query(`drop database if exists ${building} with (force)`);
      await client.query(`create database ${building}`);
      const url = withDatabase(clusterUrl(), building);
      await migrate(url);
      await migrateQueue(url);
      await migrateContent(readEnvironment({ NODE_ENV: 'test', DATABASE_URL: url }));
      await giveServiceAccounts(url, name);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [building],
      );
      await client.query(`alter database ${building} rename to ${name}`);
    }
  });
  return name;
}

/** Connections that a pool has just ended take a moment to go; if they were cut off, an error would be thrown that no test awaits. */
const LEAVE_MS = 500;

async function dropWhenLeft(client: pg.Client, name: string): Promise<void> {
  for (let waited = 0; waited < LEAVE_MS; waited += 50) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await client.query(`drop database if exists ${name} with (force)`);
}

const nameOfItsOwn = () => `vitrine_test_${randomUUID().replaceAll('-', '')}`;
const opened = (name: string): TestDatabase => ({
  url: withDatabase(clusterUrl(), name),
  urlOf: (service) => loginAddress(withDatabase(clusterUrl(), name), roleOf(service, templateName()), PASSWORD),
  drop: () => onCluster((client) => dropWhenLeft(client, name)),
});

/** A database without anything in it, to migrate step by step; `drop` removes it. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = nameOfItsOwn();
  await onCluster((client) => client.query(`create database ${name}`));
  return opened(name);
}

/** A fresh database with every migration applied; `drop` removes it. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = await prepareTemplate();
  const name = nameOfItsOwn();
  // Two copies of one template at once are refused by PostgreSQL: take turns. Copying files instead of logging each page
  // (CREATE DATABASE, STRATEGY) halves the time of a copy: nothing of the test server has to survive a crash.
  await onCluster(async (client) => {
    await client.query('select pg_advisory_lock(7282)');
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return opened(name);
}
