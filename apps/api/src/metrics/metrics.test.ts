import { readFile } from 'node:fs/promises';
import { createProcessMetrics } from '@vitrine/server/process-metrics.ts';
import { Counter, Histogram } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = async () => (await server.app.inject({ url: '/metrics' })).body;

/** What the supervisor passes on of the others, as it arrives here: over IPC, where what is no number is null. */
async function tellServices() {
  const worker = createProcessMetrics('worker');
  new Counter({ name: 'vitrine_browser_starts_total', help: 'x', registers: [worker] }).inc(3);
  const prints = new Histogram({ name: 'vitrine_print_seconds', help: 'x', labelNames: ['outcome'], registers: [worker] });
  prints.observe({ outcome: 'done' }, 2);
  prints.observe({ outcome: 'failed' }, 120);
  const metrics: unknown = JSON.parse(JSON.stringify(await worker.getMetricsAsJSON()));
  const services = {
    api: { restarts: 0, metrics: null },
    worker: { restarts: 2, metrics },
    cms: { restarts: 4, metrics: null },
  };
  process.emit('message', { type: 'services', services }, undefined);
}

test('every process is told of under its name, with its restarts, and that one does not answer', async () => {
  await tellServices();
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
  await tellServices();
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

test('an alert that compares one series fires on what is wrong here', async () => {
  const values = new Map<string, number>();
  for (const line of (await ask()).split('\n')) {
    const [, series = '', value = ''] = /^(\w+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
    if (series) values.set(series, Number(value));
  }
  const simple = /^(\w+)(?:\{(\w+="\w+")\})? (>|<|==) ([\d.e]+)$/;
  const fires = (expression: string) => {
    const [, name = '', label = '', comparison, limit] = simple.exec(expression) ?? [];
    const values_ = [...values]
      .filter(([series]) => series.split('{')[0] === name && series.includes(label))
      .map(([, value]) => value);
    const is = {
      '>': (v: number) => v > Number(limit),
      '<': (v: number) => v < Number(limit),
      '==': (v: number) => v === Number(limit),
    };
    return values_.some(is[comparison === '>' || comparison === '<' ? comparison : '==']);
  };
  const expressions = await examples();
  // The mail, the document and the job above, and the CMS that is not up.
  for (const fault of ['vitrine_mails', 'vitrine_service_up', 'vitrine_queue_oldest_seconds']) {
    const alert = expressions.find((expression) => expression.startsWith(fault) && simple.test(expression));
    expect([fault, alert && fires(alert)]).toEqual([fault, true]);
  }
});
