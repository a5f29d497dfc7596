import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn } from './people.ts';

const SERVER = process.env.VITRINE_URL ?? '';

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
    await logIn(app.window);
    // Pictures come from the server.
    await window.see(`main img[src^="${SERVER}/"]`);
  });

  test('keeps the session out of its storage, and over its end', async () => {
    await start();
    await logIn(app.window);
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

  test('runs no script but its own and asks nobody but its server and its store', async () => {
    const window = await start();
    await window.see('input[name=username]');
    await window.run(`
      globalThis.blocked = [];
      document.addEventListener('securitypolicyviolation', (event) => globalThis.blocked.push(event.effectiveDirective));
      new Image().src = 'http://127.0.0.2:9/a.png';
      fetch('http://127.0.0.2:9/').catch(() => {});
    `);
    await expect.poll(() => window.run('return [...globalThis.blocked].sort()')).toEqual(['connect-src', 'img-src']);
    const addScript = 'document.head.append(Object.assign(document.createElement("script"), { src: arguments[0] }))';
    await expect(window.run(addScript, `${SERVER}/app/none.js`)).rejects.toThrow('TrustedScriptURL');
  });

  test('has a policy as strict as the web app, but for its own calls', async () => {
    await start();
    const answer = await fetch(SERVER);
    const web = sourcesOf(answer.headers.get('content-security-policy') ?? '');
    const { app: settings } = z
      .object({ app: z.object({ security: z.object({ csp: z.record(z.string(), z.string()) }) }) })
      .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../src-tauri/tauri.conf.json'), 'utf8')));
    const window = new Map(Object.entries(settings.security.csp).map(([name, sources]) => [name, sources.split(' ')]));
    expect([...window.keys()].sort()).toEqual([...web.keys()].sort());
    for (const [name, sources] of window) {
      const more = sources.filter((source) => !web.get(name)?.includes(source));
      expect(more, name).toEqual(name === 'connect-src' ? ['ipc:', 'http://ipc.localhost'] : []);
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
