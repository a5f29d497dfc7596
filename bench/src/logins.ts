/** Content through the API while 50 people log in at once, against the same content while nobody does; same run, in turns. */
import { createPool } from '@vitrine/server/database.ts';
import { hashPassword } from '@vitrine/server/password-hash.ts';
import { startInstance } from '../../scripts/lib/instance.mjs';
import { ahead } from './ahead.ts';
import { type Load, load } from './load.ts';
import { keepLoggingIn } from './log-ins.ts';
import { median, type Row, report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';
import { steadyLoad, type Waits } from './steady.ts';

const ROUNDS = 5;
const PEOPLE = 50;
const PASSWORD = 'fifty people at once';
/** How much slower content may be answered meanwhile. */
const BOUND = 2;

interface Measured extends Load {
  /** At a steady 500 requests a second. */
  steady: Waits;
}

// Each log-in comes from an address of its own, as a proxy in front would say.
const instance = await startInstance({ show: false, env: { TRUST_PROXY: '1' } });
const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 2);

async function makePeople(): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `insert into accounts (gender, firstname, lastname, company, email, kind, state, password_hash)
     select 'm', 'A', 'B', 'C', 'bench' || i || '@vitrine.example', 'sales', 'active', $1 from generate_series(1, $2) i returning email`,
    [await hashPassword(PASSWORD), PEOPLE],
  );
  return rows.map(({ email }) => email);
}

try {
  const people = await makePeople();
  const url = `${instance.url}/api/v1/product/ww-200`;
  const headers = { Authorization: `Bearer ${await logIn(instance.url)}`, 'X-Site-Language': 'de', 'Accept-Encoding': 'br' };
  await settled(pool);
  await load(url, headers);
  const alone: Measured[] = [];
  const meanwhile: Measured[] = [];
  const rates: number[] = [];
  const measure = async (): Promise<Measured> => ({
    ...(await load(url, headers)),
    steady: await ahead(() => steadyLoad(url, headers)),
  });
  for (let i = 0; i < ROUNDS; i++) {
    alone.push(await measure());
    const logins = keepLoggingIn(instance.url, people, PASSWORD);
    meanwhile.push(await measure());
    rates.push(await logins.stop());
  }
  const row = (what: string, unit: string, value: (one: Measured) => number, bound?: NonNullable<Row['bound']>): Row => {
    const [ours, peer] = [median(meanwhile.map(value)), median(alone.map(value))];
    return { what, unit, ours, peer, against: 'nobody logs in', ratio: ours / peer, ...(bound && { bound }) };
  };
  const rows = [
    row('content, as much as it gives', 'requests/s', (one) => one.requestsPerSecond, { atLeast: 1 / BOUND }),
    row('content, 500 requests/s, median latency', 'ms', (one) => one.steady.median, { atMost: BOUND }),
    // The slowest one of a hundred has no bound: client, API, database and hashing are four for two cores here, and who comes
    // while another is at work waits for the system's clock to tick, 4 ms, whatever it is that the other does.
    row('content, 500 requests/s, p99 latency', 'ms', (one) => one.steady.p99),
    row('content, as much as it gives, p99 latency', 'ms', (one) => one.p99),
  ];
  process.exitCode = (await report('logins', rows, { people: PEOPLE, logInsPerSecond: median(rates) })) ? 0 : 1;
} finally {
  await pool.end();
  await instance.stop();
}
