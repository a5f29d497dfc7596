/** Content through the API with a valid token, against nginx serving the same bytes as a file; same machine, same client. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startInstance } from '../../scripts/lib/instance.ts';
import { until } from './documents.ts';
import { type Load, load } from './load.ts';
import { startNginx } from './nginx.ts';
import { median, type Row, report } from './report.ts';
import { logIn } from './session.ts';
import { publishShortProducts } from './short-products.ts';
import { environmentOf } from './small-products.ts';

const run = promisify(execFile);
const ROUNDS = 3;
/** Size of the judged document; the largest of the demo is measured beside it, for information. */
const BYTES = 20 * 1024;
const TOLERANCE = 0.1;
const LARGE = 'ww-200';

await run('nginx', ['-v']).catch(() => {
  console.error('SKIPPED  content: nginx is not installed.');
  process.exit(2);
});
const instance = await startInstance({ show: false });

async function fetchProduct(slug: string) {
  const url = `${instance.url}/api/v1/product/${slug}`;
  const response = await fetch(url, { headers });
  return response.ok ? { url, body: Buffer.from(await response.arrayBuffer()) } : null;
}
type Product = NonNullable<Awaited<ReturnType<typeof fetchProduct>>>;

/** The published variant nearest to 20 KiB. */
async function productOfSize(): Promise<Product> {
  const products: Product[] = [];
  for (const slug of await publishShortProducts(environmentOf(instance)))
    products.push(await until(`product ${slug}`, () => fetchProduct(slug)));
  const off = ({ body }: Product) => Math.abs(body.length - BYTES);
  const nearest = products.reduce((best, product) => (off(product) < off(best) ? product : best));
  if (off(nearest) > BYTES * TOLERANCE)
    throw new Error(`no product document of 20 KiB: the nearest has ${nearest.body.length} bytes`);
  return nearest;
}

async function measure({ url, body }: Product, judged: boolean): Promise<Row[]> {
  const nginx = await startNginx(body);
  try {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      ours.push(await load(url, headers));
      theirs.push(await load(nginx.url, headers));
    }
    const row = (what: string, unit: string, value: (one: Load) => number, bound: NonNullable<Row['bound']>): Row => {
      const [mine, peer] = [median(ours.map(value)), median(theirs.map(value))];
      const against = `nginx, the same ${(body.length / 1024).toFixed(1)} KiB`;
      return { what, unit, ours: mine, peer, against, ratio: mine / peer, ...(judged ? { bound } : {}) };
    };
    return [
      row('throughput', 'requests/s', (one) => one.requestsPerSecond, { atLeast: 0.3 }),
      row('p99 latency', 'ms', (one) => one.p99, { atMost: 3 }),
    ];
  } finally {
    await nginx.stop();
  }
}

const headers = {
  Authorization: `Bearer ${await logIn(instance.url)}`,
  'X-Site-Language': 'de',
  'Accept-Encoding': 'identity',
};
try {
  const product = await productOfSize();
  const large = await until(`product ${LARGE}`, () => fetchProduct(LARGE));
  const rows = [...(await measure(product, true)), ...(await measure(large, false))];
  process.exitCode = (await report('content', rows)) ? 0 : 1;
} finally {
  await instance.stop();
}
