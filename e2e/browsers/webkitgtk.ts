import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type DrivenBrowser, middleOf, pressAt } from './driven.ts';

/** The browser of Debian's package libwebkit2gtk-4.1-0, which the package webkit2gtk-driver drives. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** The driver tells nothing of the console and silences the browser: errors are kept from when a page is loaded on. */
const LISTEN = `window.told = [];
  addEventListener('error', ({ message }) => window.told.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.told.push(String(reason)));
  const { error } = console;
  console.error = (...words) => { window.told.push(words.join(' ')); error.apply(console, words); };`;
const told = z.array(z.string());
const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const point = z.object({ x: z.number(), y: z.number() });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** A screen without a monitor. Answers its name, ":99". */
async function startScreen({ width, height }: { width: number; height: number }) {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => screen.once('exit', resolve));
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended.')));
    screen.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  const stop = async () => {
    screen.kill();
    await ended;
  };
  return { display: `:${number}`, stop };
}

/** Opens WebKitGTK's own browser by the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export async function openWebKit(size: { width: number; height: number }): Promise<DrivenBrowser> {
  const screen = await startScreen(size);
  const home = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      // The sandbox and the graphics card of the web process are not there in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  while (driver.exitCode === null && !(await fetch(`${base}/status`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50));

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const came = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = answer.parse(await came.json());
    if (!came.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } } };
  const at = `/session/${session.parse(await send('POST', '/session', { capabilities })).sessionId}`;
  await send('POST', `${at}/window/rect`, { x: 0, y: 0, ...size });

  const run = async (script: string): Promise<unknown> => {
    const body = `const done = arguments[arguments.length - 1];
      (async () => {${script}})().then((value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify(String(error))));`;
    return JSON.parse(z.string().parse(await send('POST', `${at}/execute/async`, { script: body, args: [] })));
  };
  return {
    open: async (url) => {
      await send('POST', `${at}/url`, { url });
      await run(LISTEN);
    },
    run,
    press: async (selector) => {
      const place = point.parse(await run(middleOf(selector)));
      await send('POST', `${at}/actions`, { actions: pressAt(place) });
    },
    screenshot: async () => Buffer.from(z.string().parse(await send('GET', `${at}/screenshot`)), 'base64'),
    trouble: async () => told.parse(await run('return (window.told ?? []).splice(0)')),
    close: async () => {
      await send('DELETE', at).catch(() => null);
      driver.kill();
      await ended;
      await screen.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
