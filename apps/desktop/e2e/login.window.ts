import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loginAnswer } from '@vitrine/contract/auth.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { newCustomer } from './new-customer.ts';
import { chooseLanguage, logIn, type PERSON } from './people.ts';
import { endOwnSession, ownSession, sessionsOf } from './sessions.ts';
import { inLanguage } from './words.ts';

const SERVER = process.env.VITRINE_URL ?? '';
const { language, say } = inLanguage('en');

const NEW_PASSWORD = 'Acht gelbe Gabeln im Schrank';
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

/** A token of another log-in, beside the window; null where the server refuses it. */
async function tokenFor({ email, password }: typeof PERSON): Promise<string | null> {
  const answer = await fetch(`${SERVER}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credentials: { username: email, password } }),
  });
  if (answer.status === 401) return null;
  return loginAnswer.parse(await answer.json()).data.attributes.token;
}

/** Changes the password on the page of the profile. */
async function changePassword(from: string, to: string) {
  await app.window.run('location.hash = "/profile"');
  await app.window.type('input[name=password]', from);
  await app.window.type('input[name=newPassword]', to);
  await app.window.type('input[name=newPassword_confirmation]', to);
  await app.window.press(say.changePassword, 'main');
  await app.window.read(say.passwordChanged);
}

describe('the window of the desktop app', () => {
  test('shows the login screen, logs in against the server and shows its home page', async () => {
    const window = await start();
    await window.see('input[name=username]');
    expect(await window.run('return globalThis.isTauri')).toBe(true);
    await logIn(app.window, language);
    // Pictures come from the server.
    await window.see(`main img[src^="${SERVER}/"]`);
  });

  test('keeps the session out of its storage, and when the password is changed and the app starts again', async () => {
    const [person] = await Promise.all([newCustomer(SERVER), start()]);
    await logIn(app.window, language, person);
    const stored = await app.window.run('return JSON.stringify(Object.entries(localStorage))');
    expect(stored).not.toMatch(/eyJ/);
    const file = path.join(app.data, 'secrets.json');
    // It is written in the background.
    await expect.poll(() => existsSync(file)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/eyJ/);
    const { session } = await ownSession(SERVER, app.data);
    const elsewhere = (await tokenFor(person)) ?? '';
    expect(await sessionsOf(SERVER, elsewhere)).toHaveLength(2);
    await changePassword(person.password, NEW_PASSWORD);
    expect(await sessionsOf(SERVER, elsewhere)).toBeNull();
    const { token, session: kept } = await ownSession(SERVER, app.data);
    expect(kept.id).toBe(session.id);
    await app.stop();
    // By the next start the token is over, as it is after some minutes: the app renews it and keeps the new one.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(token, `${token.slice(0, -8)}${'A'.repeat(8)}`));
    const window = await start();
    await window.see('header');
    expect(await window.run('return document.querySelector("input[name=username]")')).toBeNull();
    await window.run('location.hash = "/profile"');
    await window.read(person.email);
    expect((await ownSession(SERVER, app.data)).session.id).toBe(session.id);
    expect(await tokenFor(person)).toBeNull();
    expect(await tokenFor({ ...person, password: NEW_PASSWORD })).not.toBeNull();
  });

  test('logs in for a long term: the server knows the session as such', async () => {
    await start();
    await logIn(app.window, language);
    const { session } = await ownSession(SERVER, app.data);
    expect(session.longTerm).toBe(true);
  });

  test('logs out by its menu, and begins with the log-in again', async () => {
    const window = await start();
    await logIn(window, language);
    // Its tokens are in the file then.
    await ownSession(SERVER, app.data);
    await window.press(say.menu);
    await window.press(say.logOut);
    await window.see('input[name=username]');
    const file = path.join(app.data, 'secrets.json');
    // It is written in the background.
    await expect.poll(() => readFileSync(file, 'utf8')).not.toMatch(/eyJ/);
  });

  test('goes to the log-in when its session has ended elsewhere, and says so', async () => {
    const window = await start();
    await logIn(window, language);
    await endOwnSession(SERVER, app.data);
    await window.run('location.hash = "/product/ww-200"');
    await window.see('input[name=username]');
    await window.read(say.loggedOut);
    expect(await window.run('return location.hash')).toContain('ww-200');
  });

  test('registers somebody, and a forgotten password ends on the page that announces the mail', async () => {
    const email = `karin.${randomUUID()}@fleischwerk.example`;
    const window = await start();
    await chooseLanguage(window, language);
    await window.press(say.register);
    for (const [name, value] of [
      ['firstname', 'Karin'],
      ['lastname', 'Petersen'],
      ['company', 'Fleischwerk Niederaue'],
      ['countryId', say.country],
      ['email', email],
      ['password', 'Sieben blaue Messer im Kasten'],
      ['password_confirmation', 'Sieben blaue Messer im Kasten'],
    ] as const)
      await window.type(`input[name=${name}]`, value);
    await window.run('document.querySelector("input[name=acceptTerms]").click()');
    await window.click('form button[type=submit]');
    await window.read(say.checkInbox);
    await window.read(email);
    const mailbox = async () => (await fetch(`${SERVER}/mailbox`)).text();
    await expect.poll(mailbox).toContain(email);

    await window.run('location.hash = "/login"');
    await window.press(say.forgotPassword);
    await window.type('input[name=email]', email);
    await window.click('form button[type=submit]');
    await expect.poll(() => window.run('return location.hash')).toBe('#/forgot-password-email-sent');
    await window.read(say.checkInbox);
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
