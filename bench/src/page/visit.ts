import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A line of 10 Mbit/s with 40 ms to the server and back. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: (10 * 1e6) / 8, uploadThroughput: (10 * 1e6) / 8 };
/** How much slower than this machine's the processor is. */
const SLOW_DOWN = 4;
/** After the load of a page, in ms: the app has started and shows its page. */
const REST_MS = 3000;
/** A machine that others work on answers late; what is measured is compared with a peer that waited as long. */
export const PATIENCE_MS = 180_000;

export interface Screen {
  name: string;
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}
export const DESK: Screen = { name: '1440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
export const PHONE: Screen = { name: '390 px', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Runs in the page, before anything of it. */
const OBSERVE = `
  window.seen = { lcp: 0, cls: 0, element: '', kind: 'nothing', task: 0 };
  const see = (type, look) => new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true });
  see('largest-contentful-paint', (e) => { seen.lcp = e.startTime; seen.element = e.element?.tagName ?? ''; seen.kind = e.url ? 'picture' : 'text'; });
  see('layout-shift', (e) => { if (!e.hadRecentInput) seen.cls += e.value; });
  see('longtask', (e) => { seen.task = Math.max(seen.task, e.duration); });
`;

/** Map and PDF viewer with their workers, as the build names them. */
const VIEWER = /\/app\/(?:(?:engine|pdf-engine|pdf-viewer)-|(?:map|pdf)-[^/]+\/worker\.js)/;

export interface Visit {
  /** In ms from the start of navigation; the element that was painted then. */
  lcp: number;
  element: string;
  kind: 'picture' | 'text' | 'nothing';
  /** Without unit. */
  cls: number;
  /** The longest task of the main thread, in ms; 0 when none took 50. */
  task: number;
  /** Bytes of scripts as they came over the wire, compressed; without the heads of the answers. */
  script: number;
  /** Of these, what map and PDF viewer work with: it comes when they are seen. */
  viewers: number;
}

/** The slow processor of a page; 1 is this machine's own. */
export async function slowDown(page: Page, rate = SLOW_DOWN): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** One visit with an empty cache, a slow line and a slow processor. */
export async function visit(browser: Browser, url: string, screen: Screen, state?: StorageState): Promise<Visit> {
  const { viewport, deviceScaleFactor } = screen;
  const context = await browser.newContext({ viewport, deviceScaleFactor, ...(state ? { storageState: state } : {}) });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await slowDown(page);
  const scripts = new Map<string, string>();
  let script = 0;
  let viewers = 0;
  cdp.on('Network.requestWillBeSent', (e) => void (e.type === 'Script' && scripts.set(e.requestId, e.request.url)));
  cdp.on('Network.dataReceived', (e) => {
    const from = scripts.get(e.requestId);
    if (from === undefined) return;
    script += e.encodedDataLength;
    if (VIEWER.test(from)) viewers += e.encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate<Omit<Visit, 'script' | 'viewers'>>('window.seen');
  await context.close();
  return { ...seen, script, viewers };
}

/** Logs the demo's sales account in as a person does. */
export async function logInPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-Mail').fill('vertrieb@vitrine.example');
  await page.getByLabel('Passwort', { exact: true }).fill('vitrine-demo-2026');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(`${url}/`);
}

/** What a browser keeps of the demo's sales account after its log-in. */
export async function loggedIn(browser: Browser, url: string): Promise<StorageState> {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await logInPage(page, url);
  const state = await context.storageState();
  await context.close();
  return state;
}
