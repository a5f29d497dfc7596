import { readFile } from 'node:fs/promises';
import { createProcessMetrics } from '@vitrine/server/process-metrics.ts';
import { Counter, Histogram } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { createMetrics } from './metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = async () => (await server.app.inject({ url: '/metrics' })).body;

/** What the supervisor passes on of the others, as it arrives here: over IPC, where what is no number is null. `times`: how often the worker failed. */
async function reportServices(times = 1, isCmsUp = false) {
  const worker = createProcessMetrics('worker');
  new Counter({ name: 'vitrine_browser_starts_total', help: 'x', registers: [worker] }).inc(2 + times);
  const prints = new Histogram({ name: 'vitrine_print_seconds', help: 'x', labelNames: ['outcome'], registers: [worker] });
  prints.observe({ outcome: 'done' }, 2);
  for (let i = 0; i < times; i++) prints.observe({ outcome: 'failed' }, 120);
  const metrics: unknown = JSON.parse(JSON.stringify(await worker.getMetricsAsJSON()));
  const services = {
    api: { restarts: 0, metrics: null },
    worker: { restarts: 1 + times, metrics },
    cms: { restarts: 4, metrics: isCmsUp ? [] : null },
  };
  process.emit('message', { type: 'services', services }, undefined);
}

test('the metrics name every process, with its restarts, and one that does not answer', async () => {
  await reportServices();
  const text = await ask();
  for (const service of ['api', 'worker']) {
    expect(text).toMatch(new RegExp(`^process_resident_memory_bytes\\{service="${service}"\\} [1-9]`, 'm'));
    expect(text).toMatch(new RegExp(`^nodejs_eventloop_lag_p99_seconds\\{service="${service}"\\} `, 'm'));
  }
  expect(text).toContain('vitrine_service_restarts{service="worker"} 2');
  expect(text).toContain('vitrine_service_up{service="worker"} 1');
  expect(text).toContain('vitrine_service_up{service="cms"} 0');
  expect(text).toContain('vitrine_browser_starts_total{service="worker"} 3');
  expect(text).toContain('vitrine_print_seconds_count{outcome="done",service="worker"} 1');
});

test('documents, mails of every kind and jobs are counted, and what is free on the disk', async () => {
  await server.pool.query(`insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender, step, status, mailed_at)
    values ('a', 'a', '1', 'de', '{}', '{}', 'render', 'pending', null), ('b', 'a', '2', 'de', '{}', '{}', 'mail', 'failed', null),
      ('c', 'a', '3', 'de', '{}', '{}', 'done', 'success', now())`);
  await server.pool.query(
    `insert into vitrine.mail (id, kind, language, state) values (gen_random_uuid(), 'password-changed', 'de', 'failed')`,
  );
  await server.pool.query(`select graphile_worker.add_job('make-document', '{}'::json, run_at => now() - interval '20 minutes')`);
  const text = await ask();
  for (const state of ['pending', 'failed', 'success']) expect(text).toContain(`vitrine_documents{state="${state}"} 1`);
  expect(text).toContain('vitrine_mails{kind="document",state="failed"} 1');
  expect(text).toContain('vitrine_mails{kind="document",state="sent"} 1');
  expect(text).toContain('vitrine_mails{kind="password-changed",state="failed"} 1');
  expect(text).toContain('vitrine_queue_jobs{state="waiting"} 1');
  expect(text).toMatch(/^vitrine_queue_oldest_seconds 12\d\d/m);
  expect(text).toMatch(/^vitrine_disk_free_bytes [1-9]/m);
  expect(text).toContain('vitrine_database_up 1');
});

/** The examples of alerts in the manual. */
async function examples(): Promise<string[]> {
  const manual = await readFile(new URL('../../../../docs/operate.md', import.meta.url), 'utf8');
  return [...manual.matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression);
}

/** The series that an expression asks for, with their labels. */
const selectorsOf = (expression: string) =>
  [...expression.matchAll(/\b((?:vitrine|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: labels.split(',').filter(Boolean),
  }));

test('each alert of the manual asks for series that there are', async () => {
  await server.app.inject({ url: '/api/v1/landing-page' });
  await reportServices();
  const lines = (await ask()).split('\n');
  const expressions = await examples();
  expect(expressions.length).toBeGreaterThan(8);
  for (const expression of expressions) {
    const selectors = selectorsOf(expression);
    expect(selectors, expression).not.toEqual([]);
    for (const { name, labels } of selectors) {
      const found = lines.some(
        (line) => new RegExp(`^${name}[{ ]`).test(line) && labels.every((label) => isNegative(label) || line.includes(label)),
      );
      expect(found, `${name}{${labels}} of ${expression}`).toBe(true);
    }
  }
});

const isNegative = (label: string) => /!=|=~/.test(label);

const series = (text: string) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^(\w+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
      return name ? [[name, Number(value)] as const] : [];
    }),
  );
type Series = ReturnType<typeof series>;

const EXPRESSION = /^(absent|delta|increase)?\(?(\w+)(?:\{(\w+="\w+")\})?(?:\[\w+\])?\)?(?: (>|<|==) ([\d.e]+))?$/;

/** Whether an expression of the manual holds after a fault, as Prometheus reckons it: a series that was not there before has not increased. */
function fires(expression: string, before: Series, after: Series): boolean {
  const [, over, name = '', label = '', comparison, limit] = EXPRESSION.exec(expression) ?? [];
  if (!name) throw new Error(`${expression} cannot be read`);
  const found = [...after].filter(([one]) => one.split('{')[0] === name && one.includes(label));
  if (over === 'absent') return found.length === 0;
  const values = found.map(([one, value]) => (over ? value - (before.get(one) ?? value) : value));
  const holds = {
    '>': (v: number) => v > Number(limit),
    '<': (v: number) => v < Number(limit),
    '==': (v: number) => v === Number(limit),
  };
  return values.some(holds[comparison === '>' || comparison === '<' ? comparison : '==']);
}

/** On a busy machine the event loop of the tests waits too. */
const calm = (all: Series): Series => new Map([...all].map(([name, value]) => [name, name.includes('eventloop') ? 0 : value]));

test('each alert of the manual fires on its fault, and not before', async () => {
  const { app, context, pool } = await testServer();
  const scrape = async () => series((await app.inject({ url: '/metrics' })).body);
  const order = (hash: string, status: string, age: string) =>
    pool.query(
      `insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender, step, status, created_at)
       values ($1, 'a', $1, 'de', '{}', '{}', 'render', $2, now() - $3::interval)`,
      [hash, status, age],
    );
  const worker = (name: string, value: number) => {
    const metrics = [{ name, help: 'x', type: 'gauge', aggregator: 'sum', values: [{ value, labels: { service: 'worker' } }] }];
    process.emit('message', { type: 'services', services: { worker: { restarts: 2, metrics } } }, undefined);
  };
  const faults: [string, () => unknown][] = [
    [
      'vitrine_service_up',
      () => process.emit('message', { type: 'services', services: { cms: { restarts: 4, metrics: null } } }, undefined),
    ],
    ['vitrine_service_restarts', () => reportServices(5, true)],
    [
      'vitrine_queue_oldest_seconds',
      () => pool.query(`select graphile_worker.add_job('x', '{}'::json, run_at => now() - interval '20 minutes')`),
    ],
    ['vitrine_print_oldest_seconds', () => order('late', 'pending', '20 minutes')],
    ['vitrine_documents', () => order('failed', 'failed', '1 minute')],
    [
      'vitrine_mails',
      () =>
        pool.query(
          `insert into vitrine.mail (id, kind, language, state) values (gen_random_uuid(), 'password-changed', 'de', 'failed')`,
        ),
    ],
    ['vitrine_print_seconds_count', () => reportServices(10, true)],
    ['vitrine_browser_starts_total', () => reportServices(15, true)],
    ['nodejs_eventloop_lag_p99_seconds', () => worker('nodejs_eventloop_lag_p99_seconds', 2)],
    ['process_resident_memory_bytes', () => worker('process_resident_memory_bytes', 3e9)],
    [
      'vitrine_failed_answers_total',
      () => {
        for (let i = 0; i < 11; i++) context.metrics.answered('GET', '/x', 500, 0.1);
      },
    ],
  ];
  const all = await examples();
  const alertOf = (name: string) => all.find((expression) => expression.includes(name)) ?? '';
  for (const [name, fault] of faults) {
    await reportServices(1, true);
    const before = calm(await scrape());
    expect([name, fires(alertOf(name), before, before)]).toEqual([name, false]);
    await fault();
    expect([name, fires(alertOf(name), before, await scrape())]).toEqual([name, true]);
  }
  const before = await scrape();
  const full = createMetrics({ release: context.release, pool: context.pool, dataDir: '/', measure: async () => 1e9 });
  expect(fires(alertOf('vitrine_disk_free_bytes'), before, series((await full.answer()).text))).toBe(true);
  await pool.query(`alter database "${new URL(context.environment.databaseUrl).pathname.slice(1)}" connection limit 0`);
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(fires(alertOf('vitrine_database_up'), before, before)).toBe(false);
  expect(fires(alertOf('vitrine_database_up'), before, await scrape())).toBe(true);
  expect([fires(alertOf('vitrine_release'), before, before), fires(alertOf('vitrine_release'), before, new Map())]).toEqual([
    false,
    true,
  ]);
  expect(all.length, 'each alert has its fault here').toBe(faults.length + 3);
}, 180_000);
