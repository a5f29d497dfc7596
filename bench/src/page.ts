/** First visit of the product page under 4x CPU slow-down, 10 Mbit/s and 40 ms, against a hand-written static page of the same pictures. */
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { createPool } from '@vitrine/server/database.ts';
import type { Browser, BrowserContext } from 'playwright-core';
import { startInstance } from '../../scripts/lib/instance.mjs';
import { median, report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';
import { serveStaticPage } from './static-page.ts';

const ROUNDS = 5;
const NETWORK = { offline: false, latency: 40, downloadThroughput: (10 * 1e6) / 8, uploadThroughput: (10 * 1e6) / 8 };

/** Runs in the page, before anything of it. */
const OBSERVE = `
  window.seen = { lcp: 0, cls: 0, element: '' };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) { seen.lcp = e.startTime; seen.element = e.element?.tagName ?? ''; } })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; })
    .observe({ type: 'layout-shift', buffered: true });
`;

interface Visit {
  lcp: number;
  cls: number;
  /** Bytes of scripts as they came over the wire, compressed; without the heads of the answers. */
  script: number;
}

/** One visit with an empty cache. LCP in ms from the start of navigation, CLS without unit. */
async function visit(browser: Browser, url: string, state?: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(state ? { storageState: state } : {}) });
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Set<string>();
  let script = 0;
  cdp.on('Network.requestWillBeSent', (e) => void (e.type === 'Script' && scripts.add(e.requestId)));
  cdp.on('Network.dataReceived', (e) => {
    if (scripts.has(e.requestId)) script += e.encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const seen = await page.evaluate<{ lcp: number; cls: number; element: string }>('window.seen');
  if (seen.element !== 'IMG') throw new Error(`the largest paint of ${url} is ${seen.element}, not the picture`);
  await context.close();
  return { lcp: seen.lcp, cls: seen.cls, script };
}

const instance = await startInstance({ show: false });
const browser = await launchBrowser(
  await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: instance.dataDir }),
);
try {
  const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 1);
  await settled(pool);
  await pool.end();
  const token = await logIn(instance.url);
  const answer = await fetch(`${instance.url}/api/v1/product/ww-200`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' },
  });
  const peer = await serveStaticPage(parseOne(product, await answer.json()), instance.url);

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${instance.url}/login`);
  await page.getByLabel('E-Mail').fill('vertrieb@vitrine.example');
  await page.getByLabel('Passwort', { exact: true }).fill('vitrine-demo-2026');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(`${instance.url}/`);
  const state = await context.storageState();
  await context.close();

  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(await visit(browser, `${instance.url}/product/ww-200`, state));
    theirs.push(await visit(browser, peer.url));
  }
  const of = (visits: Visit[], field: keyof Visit) => median(visits.map((v) => v[field]));
  const lcp = { ours: of(ours, 'lcp'), peer: of(theirs, 'lcp') };
  const kept = await report('page', [
    {
      what: 'LCP',
      unit: 'ms',
      ...lcp,
      against: 'static page, same pictures',
      ratio: lcp.ours / lcp.peer,
      bound: { atMost: 1.5 },
    },
    {
      what: 'CLS',
      unit: '',
      ours: of(ours, 'cls'),
      peer: 0.01,
      against: 'limit',
      ratio: of(ours, 'cls') / 0.01,
      bound: { atMost: 1 },
    },
    {
      what: 'JavaScript of the first product page',
      unit: 'kB Brotli',
      ours: of(ours, 'script') / 1000,
      peer: 160,
      against: 'limit',
      ratio: of(ours, 'script') / 160_000,
      bound: { atMost: 1 },
    },
  ]);
  process.exitCode = kept ? 0 : 1;
  await peer.stop();
} finally {
  await browser.close();
  await instance.stop();
}
