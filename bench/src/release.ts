/**
 * Making releases: all of the demo, all of a catalogue 50 times its size, and one edit in each. An edit costs by what
 * depends on it: in the large catalogue at most twice what it costs in the small one, in the same run.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createPool } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { startPostgres } from '../../scripts/postgres.mjs';
import { multiplyCatalogue } from './release/multiply.ts';
import { median, type Row, report } from './report.ts';

const TIMES = 50;
const EDITS = 5;
const ROUNDS = 3;
/** An edit in the large catalogue against one in the small one. */
const EDIT_BOUND = 2;

const measured = z.object({
  ms: z.array(z.number()),
  built: z.number(),
  failed: z.array(z.object({ site: z.string(), path: z.string(), message: z.string() })),
  megabytes: z.number(),
});
type Measured = z.infer<typeof measured>;

const root = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-release-'));
const server = await startPostgres({ root, dataDir });
const nameOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).toString();
const [small, large] = [nameOf('catalogue'), nameOf('catalogue_large')];

/** Runs a program of the repository on a database; answers what it printed. */
async function program(databaseUrl: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, VITRINE_DATA: dataDir };
  return (await execute(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 })).stdout;
}

async function work(databaseUrl: string, ...args: string[]): Promise<Measured> {
  const output = await program(databaseUrl, 'bench/src/release/work.ts', ...args);
  const result = measured.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  for (const { site, path, message } of result.failed) console.error(`${site}/${path} cannot be built: ${message}`);
  if (result.failed.length > 0) throw new Error('the catalogue of the benchmark cannot be published');
  return result;
}

async function onServer(statement: string): Promise<void> {
  const pool = createPool(server.url, 'release bench', 1);
  await pool.query(statement).finally(() => pool.end());
}

async function multiply(databaseUrl: string): Promise<number> {
  const start = performance.now();
  const pool = createPool(databaseUrl, 'release bench', 1);
  await multiplyCatalogue(pool, TIMES).finally(() => pool.end());
  return (performance.now() - start) / 1000;
}

const seconds = ({ ms }: Measured) => (ms[0] ?? Number.NaN) / 1000;

try {
  await onServer('create database catalogue');
  await program(small, 'scripts/prepare.ts');
  await program(small, 'demo/src/main.ts');
  const first = await work(small, 'all');
  console.log(`first release of the demo, its pictures included: ${seconds(first).toFixed(1)} s, ${first.built} documents`);
  await onServer('create database catalogue_large template catalogue');
  console.log(`a catalogue of ${TIMES} times the size made in ${(await multiply(large)).toFixed(1)} s`);

  const whole = [await work(small, 'all'), await work(large, 'all')] as const;
  const edits = { small: [] as Measured[], large: [] as Measured[] };
  for (let i = 0; i < ROUNDS; i++) {
    edits.small.push(await work(small, 'edits', String(EDITS)));
    edits.large.push(await work(large, 'edits', String(EDITS)));
  }
  const cost = (rounds: readonly Measured[]) => median(rounds.flatMap(({ ms }) => ms));
  const memory = (rounds: readonly Measured[]) => median(rounds.map(({ megabytes }) => megabytes));
  const against = `the demo, ${whole[0].built} documents`;
  const row = (what: string, unit: string, ours: number, peer: number, atMost: number): Row => ({
    what,
    unit,
    ours,
    peer,
    against,
    ratio: ours / peer,
    bound: { atMost },
  });
  const kept = await report('release', [
    row(`one figure in ${whole[1].built} documents`, 'ms', cost(edits.large), cost(edits.small), EDIT_BOUND),
    row('one figure, peak memory', 'MB', memory(edits.large), memory(edits.small), EDIT_BOUND),
    row(`all ${whole[1].built} documents`, 's', seconds(whole[1]), seconds(whole[0]), 2 * TIMES),
    row('all, peak memory', 'MB', whole[1].megabytes, whole[0].megabytes, TIMES),
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
