import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { DrivenBrowser } from '../browsers/driven.ts';
import { openFirefox } from '../browsers/firefox.ts';
import { openWebKit } from '../browsers/webkitgtk.ts';
import { CATALOGUE_PAGES, firstPdf, NOWHERE, shellRoutes } from '../journeys/every-route.ts';
import { SALES } from '../journeys/fixtures.ts';
import { areasOf, sharedToken } from '../journeys/session.ts';

const OPEN: Record<string, typeof openFirefox> = { firefox: openFirefox, webkitgtk: openWebKit };
const SIZE = { width: 1440, height: 1000 };
const SCREENS = join(import.meta.dirname, '../../test-results/browsers');
/**
 * A page that is not there answers so on purpose, and Firefox tells of code for later that was still on its way when the walk went on:
 * where code of the page itself does not come, its headline or what is pressed fails.
 */
const EXPECTED = /404|no-such-code|error loading dynamically imported module/;

const DIALOG = 'dialog[open], [role=dialog]';
/** What a person does on a page, by its address: what is pressed, and what is then there. */
const DEEDS: Record<string, readonly (readonly [what: string, press: string, then: string])[]> = {
  '/product/ww-200': [
    ['a question opens', '#faq button[aria-expanded=false]', '[data-pressed][aria-expanded=true]'],
    ['a tab is chosen', '#options [role=tab][aria-selected=false]', '[data-pressed][aria-selected=true]'],
    ['cards are filtered', '#advantages button[aria-pressed=false]', '[data-pressed][aria-pressed=true]'],
    ['a viewer opens', '#advantages [aria-haspopup=dialog]', DIALOG],
  ],
  '/content-page/ueber-uns': [['the gallery opens', 'main [aria-haspopup=dialog]', DIALOG]],
  '/product-application/kochwurst': [
    ['machines are filtered', 'main button[aria-pressed=false]', '[data-pressed][aria-pressed=true]'],
  ],
  '/product-overview/woelfe': [
    ['the state is chosen', 'main label:has(input[type=radio]:not(:checked))', '[data-pressed] input:checked'],
  ],
  '/media-library': [['a medium opens', '[data-media]', DIALOG]],
};

const test = base.extend<{ driven: DrivenBrowser; origin: string }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  driven: async ({}, use, info) => {
    const open = OPEN[info.project.name];
    if (!open) throw new Error(`no browser is called ${info.project.name}`);
    const driven = await open(SIZE);
    await use(driven);
    await driven.close();
  },
});

/** Waits until a script answers true. */
const until = (driven: DrivenBrowser, what: string, script: string) =>
  expect.poll(() => driven.run(script).catch(() => null), { message: what, timeout: 30_000 }).toBe(true);

const HEADLINE = `return [...document.querySelectorAll('h1')].some((h) => h.textContent.trim() !== '')
  && document.querySelectorAll('main [aria-busy=true]').length === 0`;
/** One below the window comes when it is scrolled to. */
const FIRST_PICTURE = `const first = [...document.querySelectorAll('main img')].find(
    (img) => img.checkVisibility() && img.getBoundingClientRect().top < innerHeight);
  return !first || (first.complete && first.naturalWidth > 0)`;
const isThere = (selector: string) => `return document.querySelector(${JSON.stringify(selector)}) !== null`;
const FITS = 'return document.documentElement.scrollWidth <= document.documentElement.clientWidth';

async function visit(
  driven: DrivenBrowser,
  origin: string,
  path: string,
  project: string,
  session: 'in' | 'out',
): Promise<string[]> {
  await driven.open(`${origin}${path}`);
  await until(driven, `${path} has a headline`, HEADLINE);
  await until(driven, `the first picture of ${path} is there`, FIRST_PICTURE);
  await until(driven, `${path} does not scroll sideways`, FITS);
  await driven.run(
    'await document.fonts.ready; await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
  );
  await mkdir(join(SCREENS, project), { recursive: true });
  const name = `${session}-${path === '/' ? 'root' : path.slice(1).replaceAll(/[^a-z0-9-]+/g, '-')}.png`;
  await writeFile(join(SCREENS, project, name), await driven.screenshot());
  const errors = await driven.trouble();
  for (const [what, press, then] of DEEDS[path] ?? []) {
    await until(driven, `${path} has what is pressed`, isThere(press));
    await driven.press(press);
    await until(driven, `${path}: ${what}`, isThere(then));
    await writeFile(join(SCREENS, project, name.replace('.png', `-${what.replaceAll(' ', '-')}.png`)), await driven.screenshot());
    errors.push(...(await driven.trouble()));
    await driven.open(`${origin}${path}`);
    await until(driven, `${path} has a headline again`, HEADLINE);
  }
  return errors.filter((error) => !EXPECTED.test(error));
}

/** Troubles of pages by their address. */
async function walk(driven: DrivenBrowser, origin: string, paths: readonly string[], project: string, session: 'in' | 'out') {
  const all: string[] = [];
  for (const path of paths)
    all.push(...(await visit(driven, origin, path, project, session)).map((trouble) => `${path}: ${trouble}`));
  return all;
}

test('every page before the log-in opens without an error', async ({ driven, origin }, { project }) => {
  test.setTimeout(600_000);
  const paths = shellRoutes((needsLogin) => !needsLogin);
  expect(await walk(driven, origin, [...paths, NOWHERE], project.name, 'out')).toEqual([]);
});

test('every page of a sales person opens without an error', async ({ driven, origin }, { project }) => {
  test.setTimeout(900_000);
  const token = await sharedToken(origin, SALES);
  await driven.open(`${origin}/privacy`);
  await driven.run(
    `for (const [name, value] of Object.entries(${JSON.stringify(areasOf('de', token))})) localStorage.setItem(name, value)`,
  );
  const paths = ['/', ...shellRoutes((needsLogin) => needsLogin), ...CATALOGUE_PAGES, await firstPdf(origin, token), NOWHERE];
  expect(await walk(driven, origin, paths, project.name, 'in')).toEqual([]);
});
