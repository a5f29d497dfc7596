import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { keepLogs } from '../../../scripts/lib/kept-logs.ts';
import { startPostgres } from '../../../scripts/postgres.mjs';

const HOME = '/usr/lib/postgresql/15';

/** Why a test of a database elsewhere is skipped on this machine; null when it runs. CI has the package. */
export const noDebianPostgres = existsSync(join(HOME, 'bin/initdb'))
  ? null
  : 'PostgreSQL 15 from Debian is not installed: apt-get install postgresql-15';

export interface ForeignServer {
  /**
   * A new database of a user of the same name, made as docs/operate.md says: neither a superuser nor the owner of anything else.
   * Answers its address.
   */
  databaseOf(user: string): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL 15 from Debian, as an operator has it. */
export async function startDebianPostgres(): Promise<ForeignServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-debian-'));
  const server = await startPostgres({ root: resolve(import.meta.dirname, '../../..'), dataDir, home: HOME, durable: false });
  return {
    async databaseOf(user) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create role "${user}" login createrole password 'known-to-tests'`);
      await client.query(`create database "${user}" owner "${user}"`);
      await client.end();
      const address = new URL(server.url);
      address.username = user;
      address.password = 'known-to-tests';
      address.pathname = `/${user}`;
      return address.toString();
    },
    async stop() {
      await server.stop();
      keepLogs(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
