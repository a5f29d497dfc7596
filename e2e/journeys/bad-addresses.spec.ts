import { expect, named, test } from './fixtures.ts';

const LONG = 'x'.repeat(300);
const RIGHT_TO_LEFT = encodeURIComponent('\u202eمفرمة لحم');

/** Addresses that people mangle, cut or make up; each shows its page, or what every unknown page shows. */
const ADDRESSES = [
  `/media-library?filter=unknown,%00,${LONG}&type=none&item=%22`,
  `/media-library?filter=${RIGHT_TO_LEFT}&item=${RIGHT_TO_LEFT}`,
  '/media-library?filter=208358&filter=208358&type=image&type=video',
  `/content-page/mediathek?item=${LONG}`,
  `/content-page/standorte?location=${LONG}`,
  `/content-page/standorte?location=%00&location=${RIGHT_TO_LEFT}`,
  `/compare?machines=${LONG},%00,${RIGHT_TO_LEFT},__proto__`,
  `/finder?type=${RIGHT_TO_LEFT}&output=-1&hole=1e99&goods=constructor`,
  `/finder?output=${LONG}&batch=%00&minutes=NaN`,
  '/finder?type=5&state=[1]&goods={}',
  '/compare?machines=[1]&only=all',
];

test('a mangled address of the library, the locations, the finder or a comparison is answered', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 500 && failed.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => failed.push(String(error)));
  // An error that ends a part of the page is caught, and named there alone.
  page.on('console', (line) => line.text().includes('TypeError') && failed.push(line.text()));
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    // What is unknown leaves the page as it is without it.
    if (address.includes('mediathek') || address.includes('media-library'))
      await expect(page.locator('[data-media]').first(), address).toBeVisible();
    const { headline, finder } = texts.comparison;
    if (address.startsWith('/finder')) await expect(page.getByLabel(named(finder.type)), address).toBeVisible();
    if (address.startsWith('/compare'))
      await expect(page.getByRole('heading', { level: 1, name: headline }), address).toBeVisible();
  }
  expect(failed).toEqual([]);
});

test('an address that does not exist is the 404 page for a visitor too, without a menu that would fail @desk', async ({
  visitorPage: page,
  texts,
}) => {
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`));
  page.on('pageerror', (error) => failed.push(String(error)));
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NOT FOUND');
  const { menu, search, document } = texts.shell;
  for (const name of [menu.open, search.open]) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: document, exact: true })).toHaveCount(0);
  // Everything that is left leads somewhere.
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toContainText('404');
  }
  // The address itself is answered so, for programs that ask.
  expect(failed.filter((what) => what !== '404 /no-such-page')).toEqual([]);
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: texts.shell.notFound.home }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
