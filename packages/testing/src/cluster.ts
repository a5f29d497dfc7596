import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepLogs } from '../../../scripts/lib/kept-logs.ts';
import { memoryFolder } from '../../../scripts/lib/memory-folder.ts';
import { startPostgres } from '../../../scripts/postgres.mjs';

const root = resolve(import.meta.dirname, '../../..');

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for one run of tests: the server of VITRINE_TEST_POSTGRES if set, else one from npm in a
 * temporary folder, without fsync, removed afterwards.
 */
export async function startCluster(): Promise<Cluster> {
  const given = process.env.VITRINE_TEST_POSTGRES;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(memoryFolder(), 'vitrine-test-'));
  const server = await startPostgres({ root, dataDir, durable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      keepLogs(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
