import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { PAGE_KINDS, PAGES, type PageKind } from '@vitrine/contract/pages.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { catalogueIndex } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { CatalogueOnDisk } from './catalogue-on-disk.ts';
import { logIn, openSettings } from './people.ts';
import { type SwitchableServer, switchableServer } from './switchable-server.ts';
import { inLanguage, WORDS } from './words.ts';

const { language, say, other } = inLanguage('de');
/** The first record of a kind is not always the one that has all that is walked through here. */
const PREFERRED: Partial<Record<PageKind, string>> = { product: 'ww-200', 'content-page': 'standorte' };

let app: DrivenApp;
let server: SwitchableServer;
const home = temporaryHome();
const texts = () => path.join(app.data, 'catalogue', 'texts');
const pointer = () => path.join(texts(), 'current.json');
const readIndex = () => {
  const { catalogue } = JSON.parse(readFileSync(pointer(), 'utf8'));
  return catalogueIndex.parse(JSON.parse(readFileSync(path.join(texts(), catalogue), 'utf8')));
};

const start = async () => {
  app = await startApp({ server: server.url, home: home.home });
};

/** Ends the app as a power failure does. */
const kill = async () => {
  for (const pid of app.processes()) process.kill(pid, 'SIGKILL');
  await app.stop();
};

const press = (name: string, within?: string) => app.window.press(name, within);
const goTo = (address: string) => app.window.run('location.hash = arguments[0]', address);

/** True when the page has its heading and every picture that is in sight is drawn. */
const IS_SHOWN = `
  const heading = document.querySelector('main h1');
  const pictures = [...document.querySelectorAll('main img')].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return Boolean(heading?.innerText.trim()) && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);`;
const shown = (what: string) => expect.poll(() => app.window.run(IS_SHOWN), { message: what }).toBe(true);
const heading = () => app.window.run('return document.querySelector("main h1")?.innerText.trim() ?? ""');

/** Lets offline mode have lasted for so long, ms, as a start on a later day finds it. */
const AGE = `
  const { state, ...area } = JSON.parse(localStorage.getItem('desktop'));
  state.age.confirmedMs = arguments[0];
  localStorage.setItem('desktop', JSON.stringify({ ...area, state }));
  location.reload();`;
const HOUR_MS = 3_600_000;

/** Addresses of everything that the page shows by an element of its own. */
const SOURCES = `return [...document.querySelectorAll('main img, main video, main source')]
  .map((element) => element.currentSrc || element.src).filter((address) => address.startsWith('http'));`;

/** One page of each kind that the catalogue on the disk has. */
function pagesOnDisk(): { kind: PageKind; address: string }[] {
  const keys = Object.keys(readIndex().files);
  return PAGE_KINDS.flatMap((kind) => {
    const { document, route } = PAGES[kind];
    if (!document) return [];
    const prefix = `${language}/${document.replace('{slug}', '')}`;
    const slugs = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    const slug = slugs.find((one) => one === PREFERRED[kind]) ?? slugs[0];
    return slug ? [{ kind, address: route.replace('$slug', slug) }] : [];
  });
}

/** The page of the first PDF in the menu. */
function pdfPage(): string {
  const { folder, sha256 } = readIndex().files[`${language}/navigation/_all`] ?? { folder: '', sha256: '' };
  const menu = JSON.parse(readFileSync(path.join(app.data, 'catalogue', 'files', folder, sha256), 'utf8'));
  return parseMany(navigationItem, menu).find(({ pdfDocument }) => pdfDocument)?.link ?? '';
}

beforeAll(async () => {
  server = await switchableServer(process.env.VITRINE_URL ?? '');
  await start();
  await logIn(app.window, language);
});
afterAll(async () => {
  await app.stop();
  await server.switchOff();
  home.remove();
});

// Each step goes on where the one before it ended, as a day of a salesman does.
describe('a day without a connection', () => {
  test('the catalogue is loaded and switched on in the settings, also while the server restarts', async () => {
    const disk = new CatalogueOnDisk(app.data);
    await openSettings(app.window, say);
    await press(say.offlineMode);
    await expect.poll(() => disk.bytes(), { timeout: 170_000, interval: 20 }).toBeGreaterThan(1_000_000);
    await server.switchOff();
    await app.window.read(say.connectionLost);
    expect([disk.corrupt(), disk.isThere]).toEqual([[], false]);
    const before = disk.inodes();
    expect(before.size).toBeGreaterThan(0);
    await server.switchOn();
    await press(say.retry);
    await expect.poll(() => existsSync(pointer()), { timeout: 170_000 }).toBe(true);
    await app.window.read(say.isOffline);
    const after = disk.inodes();
    expect([...before].filter(([name, inode]) => after.get(name) !== inode)).toEqual([]);
    const { files, languages } = readIndex();
    expect(languages).toEqual(['de', 'en']);
    for (const { folder, sha256 } of Object.values(files))
      expect(existsSync(path.join(app.data, 'catalogue', 'files', folder, sha256))).toBe(true);
    await openSettings(app.window, say);
    await app.window.read(say.isCurrent);
    const scrolls =
      'const { scrollHeight, clientHeight } = document.querySelector("dialog[open]"); return scrollHeight - clientHeight';
    expect(await app.window.run(scrolls), 'head and foot of the settings stay').toBe(0);
    await press(say.closeSettings);
  });

  test('with the server switched off each kind of page has its text and its pictures', async () => {
    await server.switchOff();
    const pages = pagesOnDisk();
    expect(pages.map(({ kind }) => kind)).toEqual(PAGE_KINDS.filter((kind) => PAGES[kind].document));
    let before = await heading();
    for (const { kind, address } of pages) {
      await goTo(address);
      await expect.poll(heading, { message: kind }).not.toBe(before);
      await shown(kind);
      await app.window.see('main img');
      before = await heading();
      const sources = z.array(z.string()).parse(await app.window.run(SOURCES));
      expect(
        sources.filter((source) => source.startsWith(server.url)),
        kind,
      ).toEqual([]);
    }
  });

  test('both languages are there', async () => {
    await goTo('/product-overview/kutter');
    await expect.poll(heading).toBe(say.cutters);
    await openSettings(app.window, say);
    for (const next of [other, language]) {
      await press(WORDS[next].name);
      await expect.poll(heading).toBe(WORDS[next].cutters);
    }
    await press(say.closeSettings);
  });

  test('360 views of both kinds start by themselves, and turn', async () => {
    for (const address of ['/product/ww-200', '/product/k-330']) {
      await goTo(address);
      const turns = () =>
        app.window.run(`
          document.querySelector('#productRendering, [role=slider]')?.scrollIntoView({ behavior: 'instant' });
          return document.querySelector('main canvas') !== null && document.querySelector('main [role=slider]') !== null;`);
      await expect.poll(turns, { message: address }).toBe(true);
      const turned = () =>
        app.window.run(`
          const slider = document.querySelector('main [role=slider]');
          slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          return Number(slider.getAttribute('aria-valuenow'));`);
      await expect.poll(turned, { message: address }).toBeGreaterThan(0);
    }
  });

  test('what a hotspot says is whole and beside its sign, where the page was scrolled', async () => {
    await goTo('/product/k-330');
    const note = () =>
      app.window.run(`
        const view = document.querySelector('#view360');
        const [, rotator] = view?.querySelectorAll('[role=tab]') ?? [];
        if (rotator?.getAttribute('aria-selected') === 'false') rotator.click();
        view?.scrollIntoView({ behavior: 'instant' });
        const sign = view?.querySelector('[data-seen] > button');
        if (!sign) return null;
        const note = document.getElementById(sign.getAttribute('popovertarget'));
        if (!note.matches(':popover-open')) {
          // It stops turning.
          sign.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          sign.click();
          return null;
        }
        const [a, b] = [sign.getBoundingClientRect(), note.getBoundingClientRect()];
        return {
          isWhole: b.top >= 0 && b.left >= 0 && b.right <= innerWidth && b.bottom <= innerHeight,
          between: Math.round(Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom)),
        };`);
    await expect.poll(note).toEqual({ isWhole: true, between: 4 });
  });

  test('a video plays, a PDF is read, and the media library says that it is online only', async () => {
    await goTo('/content-page/service');
    await expect.poll(heading).toBe(say.service);
    const plays = () =>
      app.window.run(
        `
        const video = document.querySelector('main video');
        if (!video) [...document.querySelectorAll('main button')].find((button) => new RegExp(arguments[0]).test(button.innerText))?.click();
        return video && video.currentTime > 0 ? video.currentSrc : '';`,
        say.cutterVideo.source,
      );
    await expect.poll(plays).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(await plays()).not.toContain(server.url);
    await goTo('/media-library');
    await app.window.read(say.libraryIsOnline);
    await goTo(pdfPage());
    await app.window.see('[data-page="1"] canvas');
  });

  test('a document waits also when the app is killed, and goes out by itself when the server is back', async () => {
    const address = `karin.${randomUUID()}@kunde.example`;
    await goTo('/product/ww-200');
    await press(say.addToDocument, 'main');
    await goTo('/documents/form');
    for (const [name, value] of [
      ['firstName', 'Karin'],
      ['lastName', 'Petersen'],
      ['company', 'Fleischwerk Niederaue'],
      ['email', address],
    ] as const)
      await app.window.type(`input[name=${name}]`, value);
    await press(say.sendDocument, 'main');
    await app.window.read(say.documentWaits);
    await kill();
    const mailbox = async () => (await fetch(`${process.env.VITRINE_URL}/mailbox`)).text();
    expect(await mailbox()).not.toContain(address);
    await server.switchOn();
    await start();
    await expect.poll(mailbox, { timeout: 120_000, interval: 500 }).toContain(address);
    await server.switchOff();
  });

  test('after a power failure it is the same catalogue', async () => {
    const before = readFileSync(pointer(), 'utf8');
    await kill();
    await start();
    await shown('home page');
    expect(readFileSync(pointer(), 'utf8')).toBe(before);
    expect(readdirSync(texts()).filter((name) => name.endsWith('.part'))).toEqual([]);
    await goTo('/product/ww-200');
    await expect.poll(heading).toMatch(/WW.200/);
    await shown('product');
  });

  test('a PDF that is not on the disk says that it is not there offline', async () => {
    const pdfs = Object.values(readIndex().files).filter(({ type }) => type === 'application/pdf');
    const paths = new Set(pdfs.map(({ folder, sha256 }) => path.join(app.data, 'catalogue', 'files', folder, sha256)));
    expect(paths.size).toBeGreaterThan(0);
    const aside = (file: string) => path.join(home.home, path.basename(file));
    for (const file of paths) renameSync(file, aside(file));
    try {
      await goTo(pdfPage());
      await app.window.read(say.noPdfOffline);
    } finally {
      // The next start would find that catalogue incomplete.
      for (const file of paths) renameSync(aside(file), file);
    }
  });

  test('after thirty days without the server offline mode is over, and is warned of before', async () => {
    for (const [hours, sentence] of [
      [24 + 2, say.daysLeft(29)],
      [30 * 24 - 20, say.hoursLeft(20)],
      [30 * 24 + 1, say.thirtyDays],
    ] as const) {
      await app.window.run(AGE, hours * HOUR_MS);
      await app.window.read(sentence);
    }
    await app.window.see('input[name=username]');
    // What is on the disk is for the next time.
    expect(existsSync(pointer())).toBe(true);
  });
});
