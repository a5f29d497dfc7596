import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as z from 'zod';

/** Where the disk of the pretended app is served from: below the origin of the page, whose policy lets it ask nothing else. */
const STORE = '/pretended-store';
const JSON_API = 'application/vnd.api+json';

const transfer = z.object({
  request: z.object({
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    folder: z.string(),
    expected: z.nullable(z.object({ sha256: z.string(), size: z.number() })),
  }),
});
const text = z.object({ name: z.string(), text: z.string() });
const named = z.object({ name: z.string() });
const addressed = z.object({ url: z.string() });
const pointer = z.object({ catalogue: z.string() });
const index = z.object({ files: z.record(z.string(), z.object({ sha256: z.string(), type: z.string() })) });

/** Runs in the page before its scripts: what Tauri puts there, with this test as the main process. */
function pretendTauri(): void {
  const callbacks = new Map<number, (payload: unknown) => void>();
  const listeners = new Map<string, number[]>();
  let last = 0;
  const ask = (command: string, input: unknown): Promise<unknown> => Reflect.get(window, 'askMainProcess')(command, input);
  const listen = ({ event, handler }: { event: string; handler: number }) => {
    listeners.set(event, [...(listeners.get(event) ?? []), handler]);
    return handler;
  };
  Object.assign(window, {
    isTauri: true,
    emitToWindow(event: string, payload: unknown) {
      for (const id of listeners.get(event) ?? []) callbacks.get(id)?.({ event, id, payload });
    },
    __TAURI_EVENT_PLUGIN_INTERNALS__: { unregisterListener: () => undefined },
    __TAURI_INTERNALS__: {
      transformCallback(callback: (payload: unknown) => void) {
        last += 1;
        callbacks.set(last, callback);
        return last;
      },
      unregisterCallback: (id: number) => callbacks.delete(id),
      invoke: async (command: string, input: { event: string; handler: number }) =>
        command === 'plugin:event|listen' ? listen(input) : ask(command, JSON.parse(JSON.stringify(input ?? {}))),
    },
  });
}

export interface PretendedApp {
  /** Commands that the window sent, in order. */
  asked: { command: string; input: unknown }[];
  /** Tells the window something, as the main process would. */
  tell(event: string, detail?: unknown): Promise<void>;
  /** Takes the server away from the window and from transfers, or gives it back. */
  cut(isCut: boolean): Promise<void>;
  /** Takes it away once so many files were transferred. */
  cutAfter(files: number): void;
}

interface Start {
  /** Null: none is chosen yet. */
  server?: string | null;
  /** Of a session that the keychain has. */
  token?: string;
  /** A second server of ours. */
  other?: string;
  /** How often the main process refuses to say what the app begins with. */
  failedStarts?: number;
}

/**
 * Runs the app of a page as in the window of the desktop app: hash history, a store in memory with its server, and a main process that
 * notes what it is asked for.
 */
export async function pretendApp(
  page: Page,
  origin: string,
  { server = origin, token, failedStarts = 0, other }: Start = {},
): Promise<PretendedApp> {
  const files = new Map<string, Buffer>();
  /** In the folder that each file was loaded into. */
  const stored = new Map<string, { folder: string; sha256: string; size: number }>();
  const texts = new Map<string, string>();
  const secrets = new Map<string, string>(
    token ? [['auth', JSON.stringify({ state: { token, refreshToken: null }, version: 1 })]] : [],
  );
  const asked: PretendedApp['asked'] = [];
  let known = server;
  const away = new RegExp(`^${origin}/(?:api|assets|download)/`);
  let isCut = false;
  let starts = 0;
  let left = Number.POSITIVE_INFINITY;

  function put(folder: string, sha256: string, size: number) {
    const file = { folder, sha256, size };
    stored.set(`${folder}/${sha256}`, file);
    return file;
  }

  async function load(input: unknown) {
    const { url, headers, folder, expected } = transfer.parse(input).request;
    const problem = (kind: object) => Promise.reject(kind);
    left -= 1;
    if (left === 0) isCut = true;
    if (isCut) return problem({ kind: 'network-down' });
    const kept = expected && files.get(expected.sha256);
    if (expected && kept) return put(folder, expected.sha256, kept.length);
    const answer = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
    if (!answer.ok) return problem({ kind: 'status', status: answer.status });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (expected && expected.sha256 !== sha256) return problem({ kind: 'wrong-content' });
    files.set(sha256, bytes);
    return put(folder, sha256, bytes.length);
  }

  const commands: Record<string, (input: unknown) => unknown> = {
    start_info: () => {
      starts += 1;
      if (starts <= failedStarts) throw new Error('the disk cannot be read');
      return {
        server: known,
        storeBase: `${origin}${STORE}`,
        version: '0.1.0',
        secrets: Object.fromEntries(secrets),
        secretsKept: 'keychain',
      };
    },
    check_server: (input) => ([origin, other].includes(addressed.parse(input).url) ? 'ours' : 'foreign'),
    // The start anew is the page's, by the test.
    change_server: (input) => {
      known = addressed.parse(input).url;
      return null;
    },
    write_secret: (input) => {
      const { name, text: secret } = text.parse(input);
      secrets.set(name, secret);
      return 'keychain';
    },
    remove_secret: (input) => {
      secrets.delete(named.parse(input).name);
      return 'keychain';
    },
    free_space: () => 50_000_000_000,
    list_files: () => [...stored.values()],
    list_partial: () => [],
    transfer: load,
    is_sound: () => true,
    read_text: (input) => texts.get(named.parse(input).name) ?? null,
    write_text: (input) => {
      const { name, text: written } = text.parse(input);
      texts.set(name, written);
      return null;
    },
    text_names: () => [...texts.keys()],
    keep_awake: () => 1,
    check_for_update: () => null,
    save_file: () => true,
  };
  await page.exposeFunction('askMainProcess', async (command: string, input: unknown) => {
    asked.push({ command, input });
    return (await commands[command]?.(input)) ?? null;
  });
  await page.addInitScript(pretendTauri);
  await page.route(`${origin}${STORE}/**`, async (route) => {
    const key = decodeURIComponent(new URL(route.request().url()).pathname.slice(STORE.length + 1));
    const { catalogue } = pointer.parse(JSON.parse(texts.get('current.json') ?? 'null'));
    const file = index.parse(JSON.parse(texts.get(catalogue) ?? 'null')).files[key];
    const bytes = file && files.get(file.sha256);
    if (!file || !bytes) return route.fulfill({ status: 404 });
    return route.fulfill({ body: bytes, contentType: file.type || JSON_API, headers: { ETag: `"${file.sha256}"` } });
  });
  return {
    asked,
    tell: (event, detail = null) =>
      page.evaluate(([name, payload]) => Reflect.get(window, 'emitToWindow')(name, payload), [event, detail] as const),
    cutAfter(count) {
      left = count;
    },
    async cut(next) {
      isCut = next;
      if (next) await page.route(away, (route) => route.abort());
      else await page.unroute(away);
    },
  };
}
