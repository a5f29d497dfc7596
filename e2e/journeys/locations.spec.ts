import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { wireDocument } from '@vitrine/contract/json-api.ts';
import { vcardName } from '../../apps/web/src/sections/locations/vcard.ts';
import { expectAccessible } from './accessible.ts';
import { press } from './finger.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { edges, entry, LOCATIONS_PAGE, openLocations, pressedIn } from './locations-page.ts';
import { expectSound, REFUSED, watch } from './sound.ts';

/** The marker of a location: presses the clusters that have it in them until it has one of its own. */
async function ownMarker(page: Page, id: string, phone: boolean): Promise<Locator> {
  const marker = page.locator(`[data-marker~="${id}"]`);
  await expect(async () => {
    if ((await marker.getAttribute('data-marker')) !== id) await press(marker, phone);
    await expect(marker).toHaveAttribute('data-marker', id, { timeout: 500 });
  }).toPass();
  return marker;
}

test('list and map show the same location, one at a time', async ({ salesPage: page, texts, language, phone, origin }, info) => {
  const t = texts.locations;
  const trouble = watch(page, origin, REFUSED);
  // On a desk the map jumps: drawn without a graphics card, its way to a place takes long. On a phone it goes.
  if (!phone) await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLocations(page);
  await expectSound(page, language, `locations-${info.project.name}`);
  // Markers go wherever the map is moved: the line below it is never under one.
  const line = await edges(page.getByText(t.map.source));
  // MapLibre rounds the size of its canvas.
  expect(line.top).toBeGreaterThan((await edges(page.locator('[data-map] canvas'))).bottom - 1);

  const list = page.getByRole('region', { name: t.list });
  const map = page.locator('[data-map]');
  const card = page.getByRole('group', { name: /Varnholt/ });
  await press(entry(page, 'Varnholt Japan'), phone);
  await expect(card).toContainText('Nagoya');
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(t.regions.asiapacific);
  await expect(pressedIn(list)).toHaveCount(1);
  await expect(pressedIn(map)).toHaveAccessibleName(/Varnholt Japan/);
  await expect(pressedIn(map)).toBeInViewport();
  await expectAccessible(page, '[data-map]');

  await press(entry(page, 'Varnholt Polska'), phone);
  await expect(card).toContainText('60-100');
  const lines = await card.getByRole('heading').evaluate((heading) => {
    const text = heading.firstChild;
    const range = document.createRange();
    if (!text) return [];
    range.setStart(text, heading.textContent.indexOf('Sp. z'));
    range.setEnd(text, heading.textContent.length);
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
  });
  expect(new Set(lines).size, 'the legal form of a name stays in one line').toBe(1);

  await press(entry(page, 'Varnholt Nord'), phone);
  await expect(card).toContainText('Hamburg');
  await expect(pressedIn(list)).toHaveCount(1);
  await expect(pressedIn(map)).toHaveCount(1);
  await expect(card.getByRole('link', { name: t.card.phone })).toHaveAttribute('href', 'tel:+494066969100');
  await expect(card.getByRole('link', { name: 'hamburg@varnholt.example' })).toHaveAttribute(
    'href',
    'mailto:hamburg@varnholt.example',
  );
  await expect(card.getByRole('link', { name: t.card.route })).toHaveAttribute('href', /53\.5511,9\.9937/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(card.getByRole('button', { name: t.card.save }), phone),
  ]);
  expect(download.suggestedFilename()).toBe(vcardName({ name: 'Varnholt Nord' }));
  expect(await readFile(await download.path(), 'utf8')).toContain('ADR;TYPE=work:;;Lochscheibenkai 14;Hamburg;;20457;');

  // The marker that is active is deactivated by a second press; the keyboard closes by Escape and is back in the list.
  await press(pressedIn(map), phone);
  await expect(card).toHaveCount(0);
  await expect(pressedIn(map)).toHaveCount(0);
  if (!phone) {
    await entry(page, 'Varnholt Nord').press('Enter');
    await expect(card.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(entry(page, 'Varnholt Nord')).toBeFocused();
  }
  await press(entry(page, 'Varnholt Nord'), phone);
  await press(card.getByRole('button', { name: t.card.close }), phone);
  await expect(card).toHaveCount(0);

  // It is in a cluster again. The map jumps from here on, on a phone too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = (await entry(page, 'Varnholt Nord').getAttribute('data-location')) ?? '';
  await expect(map.locator(`[data-marker~="${id}"]`)).not.toHaveAttribute('data-marker', id);
  await press(await ownMarker(page, id, phone), phone);
  await expect(card).toContainText('Hamburg');
  await expect(pressedIn(list)).toHaveText(/Varnholt Nord/);
  expect(trouble).toEqual([]);
});

test('a double click in the list chooses what is under it, and nothing that comes there', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await openLocations(page);
  await entry(page, 'Varnholt Japan').dblclick();
  await expect(page.getByRole('group', { name: /Varnholt/ })).toContainText('Nagoya');
  await expect(pressedIn(page.getByRole('region', { name: texts.locations.list }))).toHaveText(/Varnholt Japan/);
});

test('a cluster opens, and the map goes back no further than the world', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const t = texts.locations;
  // The map jumps then: drawn without a graphics card, its way to a zoom takes long.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLocations(page);
  const out = page.getByRole('button', { name: t.map.zoomOut });
  await expect(out).toHaveAttribute('aria-disabled', 'true');
  const markers = page.locator('[data-marker]');
  const before = await markers.count();
  const europe = page.locator('[data-marker*=" "]').filter({ hasText: /^1\d$/ });
  await europe.press('Enter');
  await expect.poll(() => markers.count()).toBeGreaterThan(before);
  await expect(page.locator('[data-marker]:focus')).toHaveCount(1);
  await expect(out).not.toHaveAttribute('aria-disabled');
  await expect(async () => {
    if ((await out.getAttribute('aria-disabled')) === null) await out.click();
    await expect(out).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(europe).toHaveCount(1);
});

/** Gives the page of the locations the first picture of another: the demo's has none. It comes when the function that comes back is called. */
async function holdPicture(page: Page): Promise<() => void> {
  await intercept(page, '**/api/v1/content-page/standorte', async (route) => {
    const response = await route.fetch();
    const own = wireDocument.parse(await response.json());
    const other = await route.fetch({ url: new URL('hygiene', route.request().url()).href });
    const { data, included = [] } = wireDocument.parse(await other.json());
    const [shown] = [own.data].flat();
    const image = [data].flat()[0]?.relationships?.image;
    const picture = included.find(({ id }) => [image?.data].flat()[0]?.id === id);
    if (!shown || !image || !picture) throw new Error('there is no picture to give');
    shown.relationships = { ...shown.relationships, image };
    await route.fulfill({ response, json: { ...own, included: [...(own.included ?? []), picture] } });
  });
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await intercept(page, '**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  return comes;
}

test('pages without locations load no map, and the page with it loads its first picture before', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/product/ww-200', '/product-overview/kutter', '/media-library', '/content-page/faq', '/finder']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  const code = /\/engine-[^/]+\.js$/;
  const world = /\/map-\d/;
  const ofMap = (path: string) => code.test(path) || world.test(path);
  expect(asked.filter(ofMap)).toEqual([]);
  const showPicture = await holdPicture(page);
  await page.goto(LOCATIONS_PAGE, { waitUntil: 'commit' });
  await expect(page.locator('[data-map]')).toBeVisible();
  // The list is of use meanwhile.
  await page.getByRole('searchbox', { name: texts.locations.search }).fill('Hamburg');
  await expect(page.locator('[data-location]')).toHaveCount(1);
  expect(asked.filter(ofMap)).toEqual([]);
  showPicture();
  await expect(page.locator('[data-map="ready"]')).toBeVisible();
  // The same names are those of the page that has a map, or the test would hold for nothing.
  expect(asked.some((path) => code.test(path))).toBe(true);
  expect(asked.some((path) => world.test(path))).toBe(true);
});

test('what is open on the map is not printed', { tag: '@desk' }, async ({ salesPage: page }) => {
  // The map jumps then, as above.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLocations(page);
  await entry(page, 'Varnholt Nord').click();
  const card = page.getByRole('group', { name: /Varnholt/ });
  await expect(card).toBeVisible();
  // By the browser's own menu, and by the app's key.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-map]')).toBeHidden();
  await expect(card).toBeHidden();
  await page.evaluate(() => {
    const isSeen = (selector: string) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    window.print = () => {
      document.documentElement.dataset.printed = `headline ${isSeen('h1')}, map ${isSeen('[data-map], [data-marker]')}`;
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'headline true, map false');
  await page.emulateMedia({ media: 'screen' });
  await expect(card).toBeVisible();
});

test('locations and a map that do not come can be asked for again, and markers come with the land', {
  tag: '@once-phone',
}, async ({ salesPage: page, texts }) => {
  const t = texts.locations;
  // The page loads the worker, then starts it. The first load fails; the start, and with it the land, waits.
  const land = Promise.withResolvers<void>();
  let loads = 0;
  await page.route('**/map-*/worker.js', async (route) => {
    if (route.request().resourceType() === 'fetch') return loads++ === 0 ? route.fulfill({ status: 503 }) : route.continue();
    await land.promise;
    await route.continue();
  });
  await page.route('**/api/v1/location/_all', (route) => route.fulfill({ status: 404, body: '{}' }), { times: 1 });
  await page.goto(LOCATIONS_PAGE);
  await expect(page.getByText(t.failure.headline)).toBeVisible();
  const retry = page.getByRole('button', { name: texts.common.retry });
  await retry.click();
  await expect(page.locator('[data-location]').first()).toBeVisible();
  await expect(page.getByText(t.map.failed)).toBeVisible();
  await retry.click();
  await expect(page.locator('[data-map] canvas')).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'loading');
  await expect(page.locator('[data-marker]')).toHaveCount(0);
  land.resolve();
  await expect(page.locator('[data-map="ready"]')).toBeVisible();
  await expect(page.locator('[data-marker]').first()).toBeVisible();

  // The list shows what the address asks for where the map fails.
  const last = page.locator('[data-location]').last();
  const id = (await last.getAttribute('data-location')) ?? '';
  loads = 0;
  await page.goto(`${LOCATIONS_PAGE}?location=${id}`);
  await expect(page.getByText(t.map.failed)).toBeVisible();
  const asked = page.locator(`[data-location="${id}"]`);
  await expect(asked).toHaveAttribute('aria-expanded', 'true');
  await expect(asked).toBeFocused();
  await expect(asked).toBeInViewport();
});
