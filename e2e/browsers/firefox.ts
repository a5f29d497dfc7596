import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { type DrivenBrowser, middleOf, pressAt } from './driven.ts';

const answer = z.object({
  id: z.number(),
  type: z.enum(['success', 'error']),
  result: z.unknown(),
  message: z.string().optional(),
});
const logged = z.object({
  method: z.literal('log.entryAdded'),
  params: z.object({ level: z.string(), text: z.string().nullable() }),
});
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const evaluated = z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) });
const point = z.object({ x: z.number(), y: z.number() });

/** Where Firefox answers WebDriver BiDi; it says so once it does. */
async function addressOf(firefox: ChildProcess): Promise<string> {
  if (!firefox.stderr) throw new Error('Firefox tells nothing.');
  for await (const line of createInterface({ input: firefox.stderr })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox ended.');
}

type Send = (method: string, params: object) => Promise<unknown>;

/** A connection of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/); `tell` hears of every error in a page. */
async function connect(address: string, tell: (error: string) => void): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    const log = logged.safeParse(message);
    if (log.success && log.data.params.level === 'error') tell(log.data.params.text ?? 'an error without words');
    const { success, data: came } = answer.safeParse(message);
    if (!success) return;
    const call = waiting.get(came.id);
    waiting.delete(came.id);
    if (came.type === 'success') call?.resolve(came.result);
    else call?.reject(new Error(came.message));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')), { once: true });
  });
  let id = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** Opens Debian's Firefox without a screen. It speaks WebDriver BiDi itself, so no driver of its own is needed. */
export async function openFirefox({ width, height }: { width: number; height: number }): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-firefox-'));
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    },
  );
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  let errors: string[] = [];
  const send = await connect(await addressOf(firefox), (error) => errors.push(error));
  firefox.stderr?.resume();
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const [first] = tree.parse(await send('browsingContext.getTree', {})).contexts;
  const context = first?.context;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });

  const run = async (script: string): Promise<unknown> => {
    const expression = `(async () => JSON.stringify((await (async () => {${script}})()) ?? null))()`;
    const result = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    return JSON.parse(evaluated.parse(result).result.value);
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run,
    press: async (selector) => {
      const at = point.parse(await run(middleOf(selector)));
      await send('input.performActions', { context, actions: pressAt(at) });
    },
    screenshot: async () => {
      const { data } = z.object({ data: z.string() }).parse(await send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    trouble: async () => {
      const told = errors;
      errors = [];
      return told;
    },
    close: async () => {
      await send('browser.close', {}).catch(() => firefox.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
