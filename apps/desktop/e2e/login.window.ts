import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn } from './people.ts';
import { inLanguage } from './words.ts';

const SERVER = process.env.VITRINE_URL ?? '';
const { language } = inLanguage('en');

const sessions = z.object({ data: z.array(z.object({ isCurrent: z.boolean(), longTerm: z.boolean() })) });
/** Directives by which the window refuses what is not its own. */
const BLOCKED = ['base-uri', 'connect-src', 'font-src', 'form-action', 'img-src', 'object-src', 'style-src-elem'];
/** Directives that name where content comes from. */
const CONTENT = ['connect-src', 'img-src', 'media-src', 'frame-src'];
/** Tauri names the scripts of its own by their hashes, and by a number that each answer has anew. */
const MADE_FOR_A_PAGE = /^'(?:sha256|nonce)-/;

let home: ReturnType<typeof temporaryHome>;
let app: DrivenApp;
beforeEach(() => {
  home = temporaryHome();
});
afterEach(async () => {
  await app.stop();
  home.remove();
});

/** Sources of each directive of a policy. */
const sourcesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

const start = async (server: string | null = SERVER) => {
  app = await startApp({ server, home: home.home });
  return app.window;
};

describe('the window of the desktop app', () => {
  test('shows the login screen, logs in against the server and shows its home page', async () => {
    const window = await start();
    await window.see('input[name=username]');
    expect(await window.run('return globalThis.isTauri')).toBe(true);
    await logIn(app.window, language);
    // Pictures come from the server.
    await window.see(`main img[src^="${SERVER}/"]`);
  });

  test('keeps the session out of its storage, and over its end', async () => {
    await start();
    await logIn(app.window, language);
    const stored = await app.window.run('return JSON.stringify(Object.entries(localStorage))');
    expect(stored).not.toMatch(/eyJ/);
    const file = path.join(app.data, 'secrets.json');
    // It is written in the background.
    await expect.poll(() => existsSync(file)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/eyJ/);
    await app.stop();
    const window = await start();
    await window.see('header');
    expect(await window.run('return document.querySelector("input[name=username]")')).toBeNull();
  });

  test('logs in for a long term: the server knows the session as such', async () => {
    await start();
    await logIn(app.window, language);
    const file = path.join(app.data, 'secrets.json');
    const tokens = () => (existsSync(file) ? (readFileSync(file, 'utf8').match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []) : []);
    const answers = () =>
      Promise.all(
        tokens().map((token) => fetch(`${SERVER}/api/v1/auth/sessions`, { headers: { authorization: `Bearer ${token}` } })),
      );
    // A token that is for renewals alone opens nothing else.
    const known = async () => Promise.all((await answers()).filter(({ ok }) => ok).map((answer) => answer.json()));
    await expect.poll(async () => (await known()).length).toBeGreaterThan(0);
    const { data } = sessions.parse((await known())[0]);
    expect(data.filter(({ isCurrent }) => isCurrent)).toEqual([{ isCurrent: true, longTerm: true }]);
  });

  test('runs no script but its own and asks nobody but its server and its store', async () => {
    const window = await start();
    await window.see('input[name=username]');
    await window.run(`
      globalThis.blocked = [];
      document.addEventListener('securitypolicyviolation', (event) => globalThis.blocked.push(event.effectiveDirective));
      const foreign = 'http://127.0.0.2:9/a';
      const add = (name, of) => document.body.append(Object.assign(document.createElement(name), of));
      new Image().src = foreign;
      fetch(foreign).catch(() => {});
      new FontFace('foreign', 'url(' + foreign + ')').load().catch(() => {});
      add('object', { data: foreign });
      add('link', { rel: 'stylesheet', href: foreign });
      add('style', { textContent: 'body { color: red }' });
      add('base', { href: foreign });
      add('form', { action: foreign });
      document.body.lastElementChild.submit();
    `);
    const blocked = async () => [...new Set(z.array(z.string()).parse(await window.run('return globalThis.blocked')))].sort();
    await expect.poll(blocked).toEqual(BLOCKED);
    const addScript = 'document.head.append(Object.assign(document.createElement("script"), { src: arguments[0] }))';
    await expect(window.run(addScript, `${SERVER}/app/none.js`)).rejects.toThrow('TrustedScriptURL');
    expect(await window.run('try { return (0, eval)("1"); } catch (error) { return error.name; }')).toBe('EvalError');
  });

  test('has a policy as strict as the web app, but for its own calls, its server and its store', async () => {
    const window = await start();
    await window.see('input[name=username]');
    await window.run(`
      globalThis.policy = null;
      fetch('/').then(({ headers }) => { globalThis.policy = headers.get('content-security-policy') ?? ''; });`);
    await expect.poll(() => window.run('return globalThis.policy')).not.toBeNull();
    const own = sourcesOf(z.string().parse(await window.run('return globalThis.policy')));
    const web = sourcesOf((await fetch(SERVER)).headers.get('content-security-policy') ?? '');
    expect([...own.keys()].sort()).toEqual([...web.keys()].sort());
    for (const [name, sources] of own) {
      const more = sources.filter((source) => !web.get(name)?.includes(source) && !MADE_FOR_A_PAGE.test(source));
      const content = [SERVER, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)];
      const calls = name === 'connect-src' ? ['ipc:', 'http://ipc.localhost'] : [];
      expect(more, name).toEqual([...calls, ...(CONTENT.includes(name) ? content : [])]);
    }
  });

  test('has the commands of the app and no others', async () => {
    const window = await start();
    await window.see('input[name=username]');
    const ask = (command: string, input: object) =>
      window.run(
        `globalThis.answer = undefined;
         globalThis.__TAURI_INTERNALS__.invoke(arguments[0], arguments[1])
           .then((value) => { globalThis.answer = { value }; }, (error) => { globalThis.answer = { error: JSON.stringify(error) }; });`,
        command,
        input,
      );
    const answer = () => window.run('return globalThis.answer ?? null');
    for (const [command, input] of [
      ['plugin:opener|open_url', { url: 'https://example.com' }],
      ['plugin:dialog|save', { options: {} }],
      ['plugin:window|close', { label: 'main' }],
      ['plugin:updater|check', {}],
      ['read_text', { name: '../settings.json' }],
      ['remove_files', { files: [{ folder: '../texts', sha256: 'a'.repeat(64) }] }],
      ['open_external', { url: 'file:///bin/sh' }],
      ['save_file', { request: { url: 'https://other.example/a', headers: {}, name: 'a' } }],
    ] as const) {
      await ask(command, input);
      await expect.poll(answer, { message: command }).toHaveProperty('error');
    }
    await ask('write_text', { name: 'catalogue-1.json', text: '{}' });
    await expect.poll(answer).toEqual({ value: null });
    expect(existsSync(path.join(app.data, 'catalogue/texts/catalogue-1.json'))).toBe(true);
  });
});
