/**
 * What others wait for while two members of staff ask over three lists of a large catalogue without a pause, by calls and by pages of the
 * admin: content of a customer, a list and the session check of a third member. Alone and beside the two in turns, same run.
 */
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { startInstance } from '../../scripts/lib/instance.ts';
import { keepGoing } from './keep-going.ts';
import { median, type Row, report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';
import { steadyLoad } from './steady.ts';

const ROUNDS = 3;
const COPIES = 300;
/** Entries of a list of a copy, for each that its machine has. */
const TIMES = 3;
/** Calls and pages of each of the two at once. */
const AT_ONCE = 6;
const ASKS = 40;
const STAFF = { email: 'admin@vitrine.example', password: 'vitrine-demo-2026' };
const PASSWORD = 'Wolken ziehen 8 ueber Dach';
const PEOPLE = ['one', 'two', 'third'] as const;
const THIRD_WAITS_MAX_MS = 3000;

const instance = await startInstance({ show: false });
const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 2);

/** Copies of the machine with the longest lists; answers the three longest ones. */
async function makeCatalogue(db: Pool): Promise<string[]> {
  const { rows: found } = await db.query<{ id: string }>(
    'select parent_id as id from public.products_rels group by 1 order by count(*) desc limit 1',
  );
  const id = found[0]?.id;
  const { rows: lists } = await db.query<{ path: string }>(
    `select path from public.products_rels where parent_id = $1 and path not like '%.%' group by 1 order by count(*) desc limit 3`,
    [id],
  );
  const { rows: columns } = await db.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'products_rels' and column_name not in ('id', 'parent_id')`,
  );
  const names = columns[0]?.names;
  await db.query(
    `with copy as (insert into public.products (slug, _status) select 'bench-' || i, 'draft' from generate_series(1, $2::int) i returning id)
     insert into public.products_rels (parent_id, ${names})
     select copy.id, ${names} from copy, public.products_rels, generate_series(1, $3::int) where parent_id = $1`,
    [id, COPIES, TIMES],
  );
  return lists.map(({ path }) => path);
}

async function staffCookie({ email, password }: typeof STAFF): Promise<string> {
  const answer = await fetch(`${instance.url}/cms-api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`the log-in of staff answered ${answer.status}`);
  return cookie;
}

async function makePeople(): Promise<string[]> {
  const cookie = await staffCookie(STAFF);
  const cookies: string[] = [];
  for (const name of PEOPLE) {
    const email = `${name}@vitrine.example`;
    const made = await fetch(`${instance.url}/cms-api/staff`, {
      method: 'POST',
      headers: { cookie, origin: instance.url, 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password: PASSWORD, roles: ['editor'], currentPassword: STAFF.password }),
    });
    if (!made.ok) throw new Error(`${name} was not made: ${made.status}`);
    cookies.push(await staffCookie({ email, password: PASSWORD }));
  }
  return cookies;
}

function keepAsking(cookies: readonly string[], lists: readonly string[]) {
  const over = lists.map((name, i) => `where[and][${i}][${name}][exists]=true`).join('&');
  const paths = [
    `/cms-api/products/count?${over}`,
    `/cms-api/products?depth=0&limit=50&${over}`,
    `/admin/collections/products?${over}`,
  ];
  return keepGoing(
    new URL('./staff-asks-process.ts', import.meta.url),
    [instance.url, String(AT_ONCE), cookies.join('\n'), ...paths],
    z.object({ answered: z.int(), refused: z.int() }),
  );
}

/** Milliseconds that a member of staff waits for a path, at the slowest of some calls. */
async function slowest(path: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ASKS; i++) {
    const began = performance.now();
    const answer = await fetch(`${instance.url}${path}`, { headers: { cookie, origin: instance.url } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return Math.max(...times);
}

try {
  const lists = await makeCatalogue(pool);
  const [one = '', two = '', third = ''] = await makePeople();
  const headers = { Authorization: `Bearer ${await logIn(instance.url)}`, 'X-Site-Language': 'de', 'Accept-Encoding': 'br' };
  const content = `${instance.url}/api/v1/product/ww-200`;
  await settled(pool);
  const measure = async () => ({
    list: await slowest('/cms-api/images?depth=0&limit=10', third),
    session: await slowest('/cms-api/staff/me', third),
    content: (await steadyLoad(content, headers)).p99,
  });
  await measure();
  type Measured = Awaited<ReturnType<typeof measure>>;
  const alone: Measured[] = [];
  const beside: Measured[] = [];
  const asked = { answered: 0, refused: 0 };
  for (let i = 0; i < ROUNDS; i++) {
    alone.push(await measure());
    const asking = keepAsking([one, two], lists);
    beside.push(await measure());
    const { answered, refused } = await asking.stop();
    asked.answered += answered;
    asked.refused += refused;
  }
  // Who is only refused does not try the others' patience.
  if (asked.answered === 0) throw new Error('none of the questions was answered');
  const of = (measured: readonly Measured[], what: keyof Measured) => median(measured.map((one) => one[what]));
  const names = {
    content: 'content, 500 requests/s, p99',
    list: `a list of a third member, slowest of ${ASKS}`,
    session: `the session check of a third member, slowest of ${ASKS}`,
  };
  const within = (what: 'list' | 'session'): Row => ({
    what: names[what],
    unit: 'ms',
    ours: of(beside, what),
    peer: THIRD_WAITS_MAX_MS,
    against: 'limit',
    ratio: of(beside, what) / THIRD_WAITS_MAX_MS,
    bound: { atMost: 1 },
  });
  const against = (what: keyof Measured): Row => ({
    what: names[what],
    unit: 'ms',
    ours: of(beside, what),
    peer: of(alone, what),
    against: 'nobody asks',
    ratio: of(beside, what) / of(alone, what),
  });
  const rows = [
    within('list'),
    within('session'),
    // On two cores the CMS and PostgreSQL take their share of both: no bound of a requirement, but to be known.
    against('content'),
    against('list'),
    against('session'),
  ];
  const kept = await report('staff-reads', rows, { lists, asked });
  process.exitCode = kept ? 0 : 1;
} finally {
  await pool.end();
  await instance.stop();
}
