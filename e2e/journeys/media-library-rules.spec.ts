import {
  MEDIA_LOAD_DELAY_MS,
  mediaCategoriesAnswer,
  mediaPageAnswer,
  WHOLE_FILTER_ITEM_ID,
} from '@vitrine/contract/media-library.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { expect, named, plain, SALES, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { sharedToken } from './session.ts';

const ITEMS = 'media-library/items';

/** What the server has, in German. */
async function read(origin: string, path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${await sharedToken(origin, SALES)}`, 'X-Site-Language': 'de' };
  return (await fetch(`${origin}${API_PREFIX}/${path}`, { headers })).json();
}
const pageOf = async (origin: string, query: string) =>
  mediaPageAnswer.parse(await read(origin, `${ITEMS}?${new URLSearchParams(query)}`));

test('the next page is asked for after a pause at the end of the grid', async ({ salesPage: page }) => {
  // So tall that the end is always in sight.
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.goto('/media-library');
  await expect(page.locator('[data-media]')).toHaveCount(60);
  const calls = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.includes(`${path}?`))
        .map(({ startTime, responseEnd }) => [startTime, responseEnd] as const),
    ITEMS,
  );
  expect(calls).toHaveLength(5);
  const pauses = calls.slice(1).map(([start], index) => start - (calls[index]?.[1] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(MEDIA_LOAD_DELAY_MS);
});

test('filters that leave nothing say so, and one less shows media again', async ({ salesPage: page, origin, texts }) => {
  const { none, filters } = texts.media;
  const { data } = mediaCategoriesAnswer.parse(await read(origin, 'media-library/categories'));
  const ids = Object.values(data).flatMap(({ items }) => items.map(({ id }) => id));
  const counted = await Promise.all(ids.map(async (id) => (await pageOf(origin, `type=video&categories=${id}&page=1`)).total));
  const empty = ids[counted.indexOf(0)];
  expect(empty, 'a filter without videos').toBeDefined();
  await page.goto(`/media-library?type=video&filter=${empty}`);
  await expect(page.getByText(named(none.title))).toBeVisible();
  await expect(page.locator('[data-media]')).toHaveCount(0);
  await page
    .getByRole('group', { name: named(filters.active) })
    .getByRole('button')
    .first()
    .click();
  await expect(page.locator('[data-media]').first()).toBeVisible();
  await expect(page.getByText(named(none.title))).toHaveCount(0);

  const item = Object.values(data)
    .flatMap(({ items }) => items)
    .find(({ children }) => children.length > 0);
  if (!item) throw new Error('The demo has a filter with children.');
  // The demo's item with the specification's id has no children: one that has some gets the id on its way.
  await page.route('**/media-library/categories', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(`"${WHOLE_FILTER_ITEM_ID}"`, '"other"')
      .replaceAll(`"${item.id}"`, `"${WHOLE_FILTER_ITEM_ID}"`);
    await route.fulfill({ response, body });
  });
  await page.route('**/media-library/items?*', (route) =>
    route.continue({ url: route.request().url().replace(WHOLE_FILTER_ITEM_ID, item.id) }),
  );
  await page.goto(`/media-library?filter=${WHOLE_FILTER_ITEM_ID}`);
  const button = page.getByRole('button', { name: named(texts.media.filterActive.replace('{{count}}', '1')) });
  await expect(button, 'what is not in the list of active filters is counted').toBeVisible();
  await expect(page.getByRole('group', { name: named(filters.active) })).toHaveCount(0);
  await button.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: named(filters.children.replace('{{title}}', plain(item.title))) })).toHaveCount(
    0,
  );
});

test('at the last item the arrow forward is off; a picture waits with a spinner, and one that fails has a message', async ({
  salesPage: page,
  origin,
  texts,
}) => {
  const { viewer } = texts.media;
  const last = (await pageOf(origin, 'type=image&page=5')).data.at(-1);
  expect(last).toBeDefined();
  const dialog = page.getByRole('dialog');
  const arrow = (name: string) => dialog.getByRole('button', { name: named(name) }).filter({ visible: true });
  let isOver = () => {};
  const held = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const undo = await intercept(page, '**/assets/**-auto-**', async (route) => {
    await held;
    await route.abort();
  });
  // Until it is found nothing else is shown in its place; that it cannot be found is told, with another try.
  let find = () => {};
  const looking = new Promise<void>((resolve) => {
    find = resolve;
  });
  const look = await intercept(page, '**/media-library/items?*item=*', async (route) => {
    await looking;
    await route.abort();
  });
  await page.goto(`/media-library?type=image&item=${last?.id}`);
  await expect(dialog.getByRole('img', { name: viewer.loading })).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveCount(0);
  await expect(dialog.getByRole('link')).toHaveCount(0);
  find();
  await expect(dialog.getByRole('alert')).toContainText(texts.media.failed.more, { timeout: 30_000 });
  await look();
  await dialog.getByRole('button', { name: texts.media.failed.retry }).click();
  await expect(arrow(viewer.nextImage)).toBeDisabled();
  await expect(arrow(viewer.previousImage)).toBeEnabled();
  await expect(dialog.getByRole('img', { name: viewer.loading })).toBeVisible();
  isOver();
  await expect(dialog.getByRole('alert')).toHaveText(viewer.failed);
  await undo();
  await arrow(viewer.previousImage).click();
  await expect(arrow(viewer.nextImage)).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a double click opens once and closes once; what "forward" opens again closes again', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/finder');
  await page.goto('/media-library');
  await page.locator('[data-media]').nth(1).dblclick();
  await expect(dialog).toBeVisible();
  // Two presses in one turn of the page, as on a slow machine: the browser has not gone back yet when the second comes.
  const closeTwice = () =>
    page.evaluate(() => {
      const close = document.querySelector<HTMLElement>('dialog[open] button');
      close?.click();
      close?.click();
    });
  await closeTwice();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/media-library$/);

  await page.getByRole('button', { name: named(texts.media.filter), exact: true }).dblclick();
  await expect(dialog).toBeVisible();
  const flyout = dialog.locator('button[aria-expanded]').first();
  await flyout.dblclick();
  await expect(flyout).toHaveAttribute('aria-expanded', 'true');
  await flyout.click();
  await closeTwice();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/media-library$/);

  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the ground beside a panel closes it by a press, and not by the second one of a double click', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await page.goto('/media-library');
  await page.getByRole('button', { name: named(texts.media.filter), exact: true }).click();
  const panel = page.getByRole('dialog');
  const pressGround = async (clickCount: number) => {
    await page.mouse.move(100, 500);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await expect(panel).toBeVisible();
  await pressGround(2);
  // It can be used.
  const choice = panel.getByRole('checkbox').first();
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await pressGround(1);
  await expect(panel).toBeHidden();
});

test('a button that goes with its press leaves the keyboard beside it', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  const { filters, selection } = texts.media;
  await page.goto('/media-library');
  await page.getByRole('button', { name: named(texts.media.filter), exact: true }).click();
  const panel = page.getByRole('dialog');
  const boxes = panel.getByRole('checkbox');
  await boxes.nth(0).press('Space');
  await boxes.nth(1).press('Space');
  await panel.getByRole('button', { name: named(filters.clear) }).press('Enter');
  await expect(panel.locator(':focus'), 'the button is off').toHaveText(/60/);
  await boxes.nth(0).press('Space');
  await boxes.nth(1).press('Space');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const chips = page.getByRole('group', { name: named(filters.active) }).locator('[data-chip]');
  await expect(chips).toHaveCount(2);
  await chips.first().dblclick();
  await expect(chips, 'the chip that comes under the pointer stays').toHaveCount(1);
  await expect(chips.first()).toBeFocused();
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.locator('main li').getByRole('checkbox').first().press('Space');
  await page.getByRole('button', { name: named(selection.clear) }).press('Enter');
  await expect(page.getByRole('region', { name: named(selection.label) })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
