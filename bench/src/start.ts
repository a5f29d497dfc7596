/** `npm start`: one with fresh data reported by step (packages and builds are there: `npm run bench` made them), and the second one against its limit. */
import { startInstance } from '../../scripts/lib/instance.mjs';
import { report } from './report.ts';

const LIMIT_SECONDS = 8;
/** Seeding the whole demo on a fresh machine takes at most so long. */
const FIRST_LIMIT_SECONDS = 90;
const seconds = (output: string) => Number(/Ready after ([\d.]+) s/.exec(output)?.[1]);

const cold = await startInstance({ show: false });
console.log(cold.output());
await cold.stop({ keep: true });
const times: number[] = [];
for (let i = 0; i < 3; i++) {
  const again = await startInstance({ show: false, dataDir: cold.dataDir });
  times.push(seconds(again.output()));
  await again.stop({ keep: i < 2 });
}
times.sort((a, b) => a - b);
const second = times[1] ?? Number.NaN;
const kept = await report('start', [
  {
    what: 'start with fresh data',
    unit: 's',
    ours: seconds(cold.output()),
    peer: FIRST_LIMIT_SECONDS,
    against: 'limit of seeding the demo',
    ratio: seconds(cold.output()) / FIRST_LIMIT_SECONDS,
    bound: { atMost: 1 },
  },
  {
    what: 'second start, median of 3',
    unit: 's',
    ours: second,
    peer: LIMIT_SECONDS,
    against: 'limit',
    ratio: second / LIMIT_SECONDS,
    bound: { atMost: 1 },
  },
]);
process.exitCode = kept ? 0 : 1;
