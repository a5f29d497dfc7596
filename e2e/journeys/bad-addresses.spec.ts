import { expect, test } from './fixtures.ts';

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
];

test('a mangled address of the library, the locations, the finder or a comparison is answered', { tag: '@desk' }, async ({
  salesPage: page,
}) => {
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 500 && failed.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => failed.push(String(error)));
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    // What is unknown leaves the page as it is without it.
    if (address.includes('mediathek') || address.includes('media-library'))
      await expect(page.locator('[data-media]').first(), address).toBeVisible();
  }
  expect(failed).toEqual([]);
});
