import { MEDIA_SEARCH_PATH, mediaSearchAnswer } from '@vitrine/contract/search.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { openSearch } from './open-search.ts';

test('media are found at the server; without a connection the rest is', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  const { kinds, first, part } = texts.search;
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  await field.fill('Messertrommel');
  const media = page.getByRole('rowgroup', { name: kinds.media });
  await expect(media.getByRole('link').first()).toHaveAttribute('href', /^\/media-library\?item=/);
  // The server names the best only: that others are left out is said before and after they are shown.
  const left = await intercept(page, `**/api/v1/${MEDIA_SEARCH_PATH}?*`, async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = mediaSearchAnswer.parse(await response.json());
    await route.fulfill({ response, json: { ...answer, data: { ...data, count: 3214 } } });
  });
  await field.fill('kutter');
  const hits = media.locator('[data-hit]');
  const rest = media.getByRole('button', { name: first.media.split('{{most}}')[0] });
  await expect(rest).toContainText('3.214');
  const most = Number((await rest.innerText()).match(/\d+/)?.[0]);
  await rest.click();
  await expect(hits).toHaveCount(most);
  await expect(media).toHaveAccessibleName(new RegExp(part.replace('{{most}}', String(most)).replace('{{count}}', '3\\.214')));
  await left();
  const undo = await intercept(page, `**/api/v1/${MEDIA_SEARCH_PATH}?*`, (route) => route.abort());
  await field.fill('wolf');
  await expect(page.getByRole('rowgroup', { name: kinds.machine })).toBeVisible();
  await expect(media).toHaveCount(0);
  await undo();
});

test('a search of media that fails says so and is asked again; without a connection it says that too', { tag: '@desk' }, async ({
  salesPage: page,
  context,
  texts,
  expectSoundScreen,
}) => {
  const words = texts.search;
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  const media = page.getByRole('rowgroup', { name: words.kinds.media });
  const counted: string[] = [];
  page.on('request', (request) => request.url().endsWith('/search/misses') && counted.push(request.postData() ?? ''));
  const undo = await intercept(page, `**/api/v1/${MEDIA_SEARCH_PATH}?*`, (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await field.fill('Messertrommel');
  await expect(page.getByText(words.mediaFailed), 'beside the hits of the index').toBeVisible();
  await expect(page.getByRole('rowgroup', { name: words.kinds.machine })).toBeVisible();
  // A word that only the media library has.
  await field.fill('Streiflicht');
  await expect(page.getByText(words.mediaFailed)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.noneOutside.replace('{{query}}', 'Streiflicht') })).toBeVisible();
  await expect(page.getByText(words.hits_zero, { exact: true }), 'it is not said that there is none').toHaveCount(0);
  await expectSoundScreen('search-media-failed');
  await undo();
  await page.getByRole('button', { name: words.again }).click();
  await expect(media.getByRole('link').first()).toHaveAttribute('href', /^\/media-library\?item=/);
  await expect(page.getByText(words.mediaFailed)).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText(words.mediaOffline)).toBeVisible();
  await field.fill('Lochscheibe');
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await expect(page.getByText(words.mediaOffline)).toBeVisible();
  await context.setOffline(false);
  await expect(media.first()).toBeVisible();
  await expect(page.getByText(words.mediaOffline)).toHaveCount(0);
  expect(counted, 'nothing is counted as a search without a hit').toEqual([]);
});
