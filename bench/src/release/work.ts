/**
 * What `release.ts` measures, in a process of its own so that its memory is only what this takes: `all` makes the release
 * from scratch, `edits <n>` changes one figure of a machine n times and publishes each. Prints JSON.
 */
import { openContent } from '@vitrine/content-model/payload.ts';
import { publishAll, publishChanges } from '@vitrine/release/publish.ts';
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';

const MACHINE = 'ww-200';

const environment = readEnvironment();
const payload = await openContent(environment);
const pool = createPool(environment.databaseUrl, 'release bench');
const context = { payload, pool, files: createFileStore(environment.dataDir), log: createLog('bench', 'warn') };

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const start = performance.now();
  const answer = await work();
  return { ms: performance.now() - start, answer };
}

async function editOneFigure(figure: number) {
  const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: MACHINE } }, depth: 0 });
  const [machine] = docs;
  if (!machine?.grinderOutput?.length) throw new Error(`the demo has no output of ${MACHINE}`);
  const grinderOutput = machine.grinderOutput.map((row, i) => (i === 0 ? { ...row, mmLs3: figure } : row));
  await payload.update({ collection: 'products', id: machine.id, data: { grinderOutput, _status: 'published' } });
  return timed(() => publishChanges(context));
}

async function work(name: string | undefined, count: number) {
  if (name === 'all') {
    const { ms, answer } = await timed(() => publishAll(context));
    return { ms: [ms], built: answer.built.length, failed: answer.failed };
  }
  await editOneFigure(1000);
  const runs = [];
  for (let i = 1; i <= count; i++) runs.push(await editOneFigure(1000 + i));
  return {
    ms: runs.map(({ ms }) => ms),
    built: runs[0]?.answer.built.length ?? 0,
    failed: runs.flatMap(({ answer }) => answer.failed),
  };
}

const result = await work(process.argv[2], Number(process.argv[3] ?? 1));
// Kilobytes on Linux.
console.log(JSON.stringify({ ...result, megabytes: process.resourceUsage().maxRSS / 1024 }));
await payload.destroy();
await pool.end();
process.exit(0);
