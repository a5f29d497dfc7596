import type { PrintedBeside } from '@vitrine/contract/page-counts.ts';
import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWarmBrowser, type WarmBrowser } from '../browser/warm-browser.ts';
import { documentBody, registerDocument } from '../testing/requests.ts';
import { startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';
import { countPagesHandler } from './count-pages-handler.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker();
  const { pool } = worker;
  await pool.query('insert into vitrine.release default values');
  for (const hash of ['h1', 'h2']) {
    await pool.query('insert into vitrine.release_blob (hash, identity, brotli) values ($1, $2, $2)', [hash, Buffer.from('{}')]);
  }
  for (const [site, path] of [
    ['de', 'product/a-3'],
    ['en', 'product/a-3'],
    ['de', 'home-page'],
  ]) {
    await pool.query(
      "insert into vitrine.release_entry (site, path, since, hash) values ($1, $2, (select max(id) from vitrine.release), 'h1')",
      [site, path],
    );
  }
  await pool.query('delete from vitrine.change');
  await pool.query("select graphile_worker.remove_job('publish')");
});
afterAll(() => worker.close());

const handler = (browser: WarmBrowser = worker.context.browser, now?: () => number, printedBeside?: PrintedBeside) => {
  const { pool, context } = worker;
  const { origin, log, environment } = context;
  return countPagesHandler({
    secret: environment.secret,
    origin,
    pool,
    log,
    browser,
    patienceMs: 60_000,
    ...(now && { now }),
    ...(printedBeside && { printedBeside }),
  });
};
const counts = async () => (await worker.pool.query('select site, path, hash, pages from vitrine.page_count order by site')).rows;

test('each printable route of each site is printed alone, and a count makes no second release', async () => {
  await handler().run({});
  expect(await counts()).toEqual([
    { site: 'de', path: 'product/a-3', hash: 'h1', pages: 3 },
    { site: 'en', path: 'product/a-3', hash: 'h1', pages: 3 },
  ]);
  expect((await worker.pool.query('select 1 from vitrine.change')).rowCount).toBe(0);
  const jobs = await worker.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'publish'");
  expect(jobs.rowCount).toBe(0);
});

test('only what changed is measured again, and documents come first', async () => {
  const asked = worker.site.requests.length;
  await handler().run({});
  expect(worker.site.requests).toHaveLength(asked);

  await worker.pool.query("update vitrine.release_entry set hash = 'h2' where site = 'de' and path like 'product/%'");
  // It waits for the browser, and nobody takes it.
  await registerDocument(worker.pool, documentBody(['/product/a-3']), { hasJob: false });
  await handler().run({});
  const later = await worker.pool.query("select run_at > now() as later from graphile_worker.jobs where key = 'count-pages'");
  expect(later.rows).toEqual([{ later: true }]);

  await worker.pool.query("update vitrine.document_request set status = 'failed'");
  await handler().run({});
  expect(await counts()).toMatchObject([{ hash: 'h2' }, { hash: 'h1' }]);
});

test('where documents never end one route is measured each time that the patience is over', async () => {
  await worker.pool.query('delete from vitrine.page_count');
  // As one that has just come: what has been due for long is asked for by the sweep.
  await worker.pool.query("update vitrine.document_request set status = 'pending', created_at = now()");
  let now = 0;
  const { run } = handler(worker.context.browser, () => now);
  for (const [at, measured] of [
    [0, 0],
    [59_999, 0],
    [60_000, 1],
    [119_999, 1],
    [120_000, 2],
  ] as const) {
    now = at;
    await run({});
    expect(await counts()).toHaveLength(measured);
  }
  await worker.pool.query("update vitrine.document_request set status = 'failed'");
});

test('another print layout is measured anew, once', async () => {
  worker.site.layout = 'b'.repeat(64);
  await worker.pool.query('update vitrine.page_count set pages = 9');
  await handler().run({});
  expect((await counts()).map(({ pages }) => pages)).toEqual([3, 3]);
  const asked = worker.site.requests.length;
  await handler().run({});
  expect(worker.site.requests).toHaveLength(asked);
});

test('a route is counted by the same handler once a browser starts', async () => {
  const { pool } = worker;
  await pool.query('delete from vitrine.page_count');
  await pool.query("select graphile_worker.remove_job('count-pages')");
  let starts = false;
  const browser = createWarmBrowser({
    log: createLog('test', 'silent'),
    launch: () => (starts ? worker.context.browser.use(async (running) => running) : Promise.reject(new Error('no browser'))),
  });
  const { run } = handler(browser);
  await run({});
  expect(await counts()).toEqual([]);
  const again = await pool.query("select run_at > now() as later from graphile_worker.jobs where key = 'count-pages'");
  expect(again.rows).toEqual([{ later: true }]);
  starts = true;
  await expect.poll(browser.state).toBe('ready');
  await run({});
  expect(await counts()).toHaveLength(2);
});

test('a route whose browser is ended under it is counted at the second try', async () => {
  await worker.pool.query('delete from vitrine.page_count');
  let ended = 0;
  const endedOnce: WarmBrowser = {
    ...worker.context.browser,
    use: (work) =>
      worker.context.browser.use(async (running) => {
        if (ended++ === 0) await running.close();
        return work(running);
      }),
  };
  await handler(endedOnce).run({});
  expect(await counts()).toHaveLength(2);
});

const blob = async (hash: string, json: object) =>
  await worker.pool.query('insert into vitrine.release_blob (hash, identity, brotli) values ($1, $2, $2)', [
    hash,
    Buffer.from(JSON.stringify(json)),
  ]);
const entry = async (path: string, hash: string) =>
  await worker.pool.query(
    "insert into vitrine.release_entry (site, path, since, hash) values ('de', $1, (select max(id) from vitrine.release), $2)",
    [path, hash],
  );

test('a page that lists the locations is measured again when one of them changes, and no other page is', async () => {
  const { pool, site } = worker;
  await blob('offices', { data: { type: 'location-page' } });
  await blob('plain', { data: { type: 'content-page' } });
  await blob('before', { data: [] });
  await blob('after', { data: [{}] });
  await entry('content-page/standorte-4', 'offices');
  await entry('content-page/service-2', 'plain');
  await entry('location/_all', 'before');
  await handler().run({});
  expect(await counts()).toHaveLength(4);

  await pool.query("update vitrine.release_entry set hash = 'after' where path = 'location/_all'");
  const asked = () =>
    site.requests.flatMap(({ path }) => (path.startsWith('/content-page/') ? new URL(path, site.origin).pathname : []));
  site.requests.length = 0;
  await handler().run({});
  expect(asked()).toEqual(['/content-page/standorte-4']);
  await handler().run({});
  expect(asked()).toHaveLength(1);
});

test('so is a page of another kind, when what it prints beside its document changes', async () => {
  const { pool, site } = worker;
  const counting = handler(undefined, undefined, { 'product-line': { 'product-line': 'output-figures/_all' } });
  await blob('line', { data: { type: 'product-line' } });
  await entry('product-line/woelfe-2', 'line');
  await entry('output-figures/_all', 'before');
  await counting.run({});
  site.requests.length = 0;
  await pool.query("update vitrine.release_entry set hash = 'after' where path = 'output-figures/_all'");
  await counting.run({});
  const asked = site.requests.flatMap(({ path }) =>
    path.startsWith('/product-line/') ? new URL(path, site.origin).pathname : [],
  );
  expect(asked).toEqual(['/product-line/woelfe-2']);
});

test('an overview is measured again when a machine of its rows changes, and not when another does', async () => {
  const { pool, site } = worker;
  const row = { type: 'grinder-output-row', attributes: { productSlug: 'ww-9' } };
  await blob('overview', { data: { type: 'product-overview' }, included: [row, row] });
  await entry('product-overview/woelfe-9', 'overview');
  await entry('product/ww-9', 'before');
  await entry('product/k-9', 'before');
  await handler().run({});
  const askedAfter = async (path: string) => {
    site.requests.length = 0;
    await pool.query("update vitrine.release_entry set hash = 'after' where path = $1", [path]);
    await handler().run({});
    return site.requests.flatMap(({ path }) =>
      path.startsWith('/product-overview/') ? new URL(path, site.origin).pathname : [],
    );
  };
  expect(await askedAfter('product/ww-9')).toEqual(['/product-overview/woelfe-9']);
  expect(await askedAfter('product/k-9')).toEqual([]);
});
