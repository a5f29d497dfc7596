import { startCluster } from './cluster.ts';

/** Vitest's global set-up: one PostgreSQL for the whole run. */
export default async function setup() {
  const cluster = await startCluster();
  process.env.VITRINE_TEST_POSTGRES = cluster.url;
  return () => cluster.stop();
}
