import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A line of 10 Mbit/s with 40 ms to the server and back. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: (10 * 1e6) / 8, uploadThroughput: (10 * 1e6) / 8 };
/** How much slower than this machine's the processor is. */
const SLOW_DOWN = 4;
/** After the load of a page, in ms: the app has started and shows its page. */
export const REST_MS = 3000;
/**
 * A page is at rest when nothing was on its way to it for so long, in ms: it shows what was asked for. Scripts that come after that are made
 * ready for what one does next (`whenQuiet` of the app waits two seconds).
 */
const QUIET_MS = 1500;
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

/** Bytes of scripts as they come over the wire, compressed; without the heads of the answers. */
interface ScriptBytes {
  /** Until the page was at rest. */
  script: number;
  /** After that. */
  later: number;
  /** Of `script`, what map and PDF viewer work with: it comes when they are seen. */
  viewers: number;
}

export interface Visit extends ScriptBytes {
  /** In ms from the start of navigation; the element that was painted then. */
  lcp: number;
  element: string;
  kind: 'picture' | 'text' | 'nothing';
  /** Without unit. */
  cls: number;
  /** The longest task of the main thread, in ms; 0 when none took 50. */
  task: number;
}

/** The slow processor of a page; 1 is this machine's own. */
export async function slowDown(page: Page, rate = SLOW_DOWN): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Counts, from now on, the scripts of a page whose network is told of. */
function scriptBytes(cdp: CDPSession): ScriptBytes {
  const bytes: ScriptBytes = { script: 0, later: 0, viewers: 0 };
  const scripts = new Map<string, { url: string; isLater: boolean }>();
  const open = new Set<string>();
  /** Seconds of the browser's clock. */
  let lastCame = Number.POSITIVE_INFINITY;
  let isAtRest = false;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    isAtRest ||= open.size === 0 && timestamp - lastCame > QUIET_MS / 1000;
    open.add(requestId);
    if (type === 'Script') scripts.set(requestId, { url: request.url, isLater: isAtRest });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const from = scripts.get(requestId);
    if (!from) return;
    bytes[from.isLater ? 'later' : 'script'] += encodedDataLength;
    if (!from.isLater && VIEWER.test(from.url)) bytes.viewers += encodedDataLength;
  });
  const came = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    open.delete(requestId);
    lastCame = timestamp;
  };
  cdp.on('Network.loadingFinished', came);
  cdp.on('Network.loadingFailed', came);
  return bytes;
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
  const bytes = scriptBytes(cdp);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate<Omit<Visit, keyof ScriptBytes>>('window.seen');
  await context.close();
  return { ...seen, ...bytes };
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
