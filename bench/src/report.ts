import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';

/** One line of a benchmark: what was measured, of ours and of the peer or limit, and the ratio that is judged. */
export interface Row {
  what: string;
  unit: string;
  ours: number;
  peer: number;
  /** What `peer` is: "nginx, same bytes". */
  against: string;
  ratio: number;
  /** The bound the ratio has to keep; a row without one is for information. */
  bound?: { atLeast: number } | { atMost: number };
}

const results = resolve(import.meta.dirname, '../results');
const round = (n: number) => (Math.abs(n) >= 100 ? Math.round(n) : Number(n.toPrecision(3)));
const keeps = ({ ratio, bound }: Row) => !bound || ('atLeast' in bound ? ratio >= bound.atLeast : ratio <= bound.atMost);

function judgement(row: Row) {
  if (!row.bound) return { bound: 'none', kept: '' };
  const bound = 'atLeast' in row.bound ? `>= ${row.bound.atLeast}` : `<= ${row.bound.atMost}`;
  return { bound, kept: keeps(row) ? 'yes' : 'NO' };
}

/** Prints the rows as a table and keeps them as JSON in bench/results, `more` beside them; answers whether all bounds are kept. */
export async function report(name: string, rows: Row[], more: object = {}): Promise<boolean> {
  console.log(`\n${name}`);
  console.table(
    rows.map((row) => ({
      what: row.what,
      ours: `${round(row.ours)} ${row.unit}`,
      peer: `${round(row.peer)} ${row.unit}`,
      against: row.against,
      ratio: round(row.ratio),
      ...judgement(row),
    })),
  );
  await mkdir(results, { recursive: true });
  const machine = {
    node: process.version,
    platform: process.platform,
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    // Over the last minute, the benchmark's own work included: far more than the cores says that others worked too.
    load: round(loadavg()[0] ?? Number.NaN),
  };
  await writeFile(
    join(results, `${name}.json`),
    `${JSON.stringify({ name, at: new Date().toISOString(), machine, rows, ...more }, null, 2)}\n`,
  );
  return rows.every(keeps);
}

export const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
