import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { CatalogueOnDisk } from './catalogue-on-disk.ts';
import { logIn, openSettings } from './people.ts';
import { endFromElsewhere, ownSession } from './sessions.ts';
import { smallCatalogue } from './small-catalogue.ts';
import type { SwitchableServer } from './switchable-server.ts';
import { inLanguage, WORDS } from './words.ts';

const SERVER = process.env.VITRINE_URL ?? '';
const LOAD_MS = 170_000;
const { language, say, other } = inLanguage('en');
const ENTER = '\uE007';
const PERSON = { firstName: 'Karin', lastName: 'Petersen', company: 'Fleischwerk Niederaue' };

let app: DrivenApp;
let server: SwitchableServer;
let session: Awaited<ReturnType<typeof ownSession>>['session'];
const home = temporaryHome();
const goTo = (address: string) => app.window.run('location.hash = arguments[0]', address);
const heading = () => app.window.run('return document.querySelector("main h1")?.innerText.trim() ?? ""');
const address = () => app.window.run('return location.hash');

/** Sends the page on show to a person who is in no other document; it waits. Answers the person's address. */
async function letWait(): Promise<string> {
  const email = `karin.${randomUUID()}@kunde.example`;
  await app.window.press(say.addToDocument, 'main');
  await goTo('/documents/form');
  for (const [name, value] of Object.entries({ ...PERSON, email })) await app.window.type(`input[name=${name}]`, value);
  await app.window.press(say.sendDocument, 'main');
  await app.window.read(say.documentWaits);
  return email;
}

/** Keeps a picture of the window in the folder that VITRINE_TEST_PICTURES names, if it is set. */
async function picture(name: string) {
  const folder = process.env.VITRINE_TEST_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.png`), await app.window.screenshot());
}

beforeAll(async () => {
  server = await smallCatalogue(SERVER);
  app = await startApp({ server: server.url, home: home.home });
  await logIn(app.window, language);
  ({ session } = await ownSession(SERVER, app.data));
});
afterAll(async () => {
  await app.stop();
  await server.switchOff();
  home.remove();
});

// Each step goes on where the one before it ended.
describe('what a salesman does with a catalogue on the disk', () => {
  test('without a server the search finds a machine and opens its page', async () => {
    await openSettings(app.window, say);
    await app.window.press(say.offlineMode);
    await app.window.read(say.isOffline, LOAD_MS);
    expect(new CatalogueOnDisk(app.data).missing()).toEqual([]);
    await server.switchOff();
    await goTo('/product-overview/kutter');
    await expect.poll(heading).toBe(say.cutters);
    await app.window.press(say.search);
    await app.window.type('input[role=combobox]', 'ww-200');
    await expect
      .poll(() => app.window.run('return document.querySelector("dialog [role=row]")?.innerText ?? ""'))
      .toMatch(/WW.200/);
    // The picture that the disk has of it, whose file this small catalogue leaves out.
    expect(await app.window.run('return document.querySelector("dialog [role=row] img") !== null')).toBe(true);
    await picture(`search-${language}`);
    await app.window.type('input[role=combobox]', ENTER);
    await expect.poll(address).toMatch(/\/product\/ww-200$/);
    await expect.poll(heading).toMatch(/WW.200/);
  });

  test('a document waits in the list, goes out later, and can be opened there as it was sent', async () => {
    await letWait();
    await goTo('/documents/outbox');
    await app.window.read(say.waits);
    await picture(`outbox-waits-${language}`);
    await server.switchOn();
    // As the system tells it when the internet is back (shell.md 4).
    await app.window.run("globalThis.dispatchEvent(new Event('online'))");
    await app.window.click(`main li button[aria-label^="${say.openDocument}"]`);
    await app.window.see('dialog[open] [data-page="1"] canvas');
    expect(await app.window.run('return document.querySelector("dialog[open] h1").innerText')).toMatch(/WW.200/);
    // The viewer has its texts here too.
    await app.window.see(`dialog[open] [aria-label="${say.zoomIn}"]`);
    await picture(`outbox-opened-${language}`);
    await app.window.press(say.close, 'dialog[open]');
    await expect.poll(() => app.window.run('return document.querySelector("dialog[open]") === null')).toBe(true);
    await picture(`outbox-sent-${language}`);
  });

  test('the list and the locations are there in both languages', async () => {
    await server.switchOff();
    for (const [from, to] of [
      [language, other],
      [other, language],
    ] as const) {
      const [before, after] = [WORDS[from], WORDS[to]];
      for (const pressed of [before.menu, before.settings, after.name, after.closeSettings]) await app.window.press(pressed);
      await expect.poll(() => app.window.run('return document.querySelector("dialog[open]") === null')).toBe(true);
      await goTo('/documents/outbox');
      await expect.poll(heading).toBe(after.sentDocuments);
      await picture(`outbox-list-${to}`);
      await goTo('/content-page/standorte');
      await expect.poll(heading).toBe(after.locations);
      await app.window.read(after.mapNeedsConnection);
      await picture(`locations-${to}`);
    }
  });

  // A second try would find the session ended.
  test('the session ends meanwhile: the pages stay, a document waits for the log-in, and goes out after it', {
    timeout: 300_000,
    retry: 0,
  }, async () => {
    await server.switchOn();
    await endFromElsewhere(SERVER, session.id);
    await goTo('/product/ww-200');
    await expect.poll(heading).toMatch(/WW.200/);
    const email = await letWait();
    await app.window.read(say.logInToSend);
    await goTo('/product/ww-200');
    await expect.poll(heading).toMatch(/WW.200/);
    await app.window.see('header');
    await goTo('/documents/outbox');
    await app.window.read(say.waits);
    await picture(`session-ended-${language}`);
    await app.window.press(say.goOnline);
    await logIn(app.window, language);
    expect(await app.window.run('return document.body.innerText')).not.toContain(say.logInToSend);
    const mailbox = async () => (await fetch(`${SERVER}/mailbox`)).text();
    await expect.poll(mailbox, { timeout: 120_000, interval: 500 }).toContain(email);
  });
});
