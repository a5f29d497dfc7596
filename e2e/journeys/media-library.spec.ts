import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { drag, press } from './finger.ts';
import { expect, named, plain, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

/** The media library of the demo: 60 items, 27 of them under "Wölfe" with four filters below it. */
test('filters are in the address; back, reload and a shared link show the same', { tag: '@once-phone' }, async ({
  salesPage: page,
  phone,
  texts,
}) => {
  const { filters } = texts.media;
  await page.goto('/media-library');
  await expect(page.locator('[data-media]').first()).toBeVisible();
  await press(page.getByRole('button', { name: named(texts.media.filter), exact: true }), phone);
  const panel = page.getByRole('dialog', { name: named(texts.media.filter) });
  await expect(panel).toBeVisible();
  await expect(page.locator('html'), 'the page below does not scroll').toHaveCSS('overflow-y', 'hidden');
  await expectAccessible(page, 'dialog[open]');

  await test.step('an item takes its children along, one child less takes it off', async () => {
    await press(panel.locator('button[aria-expanded]').first(), phone);
    const flyout = panel.locator('section[data-surface=steel]');
    // The input is transparent: people press its row.
    const [boxes, rows] = [flyout.getByRole('checkbox'), flyout.locator('label')];
    await expect(boxes).toHaveCount(5);
    await press(rows.first(), phone);
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    await press(rows.nth(1), phone);
    await expect(boxes.first()).not.toBeChecked();
    await expect(boxes.nth(2)).toBeChecked();
    // The flyout of a phone covers the panel, but not what shows the media.
    await panel.locator('footer, div').getByRole('button', { name: /\d/ }).last().click({ trial: true });
    await expectAccessible(page, 'dialog[open]');
  });
  await test.step('Escape closes the flyout, then the panel, and the filters stay', async () => {
    await page.keyboard.press('Escape');
    await expect(panel.locator('button[aria-expanded=true]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('group', { name: named(filters.active) }).getByRole('button')).toHaveCount(4);
  });
  const address = page.url();
  expect(address).toContain('filter=');
  await page.reload();
  await expect(page.getByRole('group', { name: named(filters.active) }).getByRole('button')).toHaveCount(4);
  const active = page.getByRole('group', { name: named(filters.active) });
  await press(active.getByRole('button', { name: named(filters.clear) }), phone);
  await expect(page).toHaveURL(/\/media-library$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(named(texts.media.unknown))).toHaveCount(0);
  await page.goto('/media-library?filter=unknown,%00&type=none&item=%22');
  await expect(page.locator('[data-media]').first()).toBeVisible();
  await expect(page.getByText(named(texts.media.unknown))).toBeVisible();
});

test('the grid grows by pages of 12 until all are there, and keeps few of them in the page', { tag: '@once-phone' }, async ({
  salesPage: page,
  phone,
  texts,
}) => {
  await page.goto('/content-page/mediathek');
  const tiles = page.locator('[data-media]');
  await expect(tiles.first()).toBeVisible();
  await expectAccessible(page);
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        for (const id of await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-media') ?? ''))) seen.add(id);
        // The end of what is there, and not of the page: below it nothing more is loaded.
        await tiles.last().evaluate((tile) => tile.scrollIntoView({ block: 'end' }));
        return seen.size;
      },
      { timeout: 30_000, intervals: [100] },
    )
    .toBe(60);
  expect(await tiles.count()).toBeLessThan(40);
  await press(page.getByText(texts.media.types.video, { exact: true }), phone);
  await expect(page).toHaveURL(/type=video/);
});

test('an item opens full screen, pages to the ends, and closes by Escape; its link opens it again', async ({
  salesPage: page,
  phone,
  texts,
}) => {
  const { viewer } = texts.media;
  await page.goto('/media-library');
  await press(page.locator('[data-media]').nth(1), phone);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(viewer.count.replace('{{index}}', '2').replace('{{total}}', '60'))).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expectAccessible(page, 'dialog[open]');
  await expect(dialog.getByRole('link', { name: named(viewer.download) })).toHaveAttribute('href', /^\/download\/assets\//);
  const link = page.url();
  const arrow = (name: string) => dialog.getByRole('button', { name: named(name) }).filter({ visible: true });
  await press(arrow(viewer.previousImage), phone);
  await expect(arrow(viewer.previousImage)).toBeDisabled();
  await press(arrow(viewer.nextImage), phone);
  await expect(page).toHaveURL(link);
  if (phone) {
    await drag(page, phone, [
      { x: 60, y: 360 },
      { x: 330, y: 360 },
    ]);
  } else await page.keyboard.press('ArrowLeft');
  await expect(arrow(viewer.previousImage)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/media-library$/);
  await page.goto(link);
  await expect(dialog.getByText(viewer.count.replace('{{index}}', '2').replace('{{total}}', '60'))).toBeVisible();
  await press(dialog.getByRole('button', { name: viewer.close }), phone);
  await expect(page).toHaveURL(/\/media-library$/);
  await expect(page.locator('[data-media]').nth(1), 'a link leaves no focus to go back to').toBeFocused();
});

test('a video shows its length; what an arrow leads to is loaded before it is pressed; back closes and forward opens again', {
  tag: '@once-desk',
}, async ({ salesPage: page, phone, texts }) => {
  const { viewer } = texts.media;
  await page.goto('/media-library?type=video');
  const tile = page.locator('main li:has([data-media])').first();
  await expect(tile.locator('figure')).toHaveText(/\b0:0[5-7]$/);
  await tile.locator('[data-media]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('h2 + p')).toHaveText(/^MP4, .+ × .+, 0:0[5-7], .+B$/);
  await page.keyboard.press('Escape');

  await page.goto('/media-library');
  await page.locator('[data-media]').nth(1).click();
  const picture = dialog.locator('img').first();
  const source = () => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''));
  await expect.poll(source).not.toBe('');
  const first = await source();
  const seen = [first];
  const ahead = () =>
    page.waitForRequest(
      (request) => request.resourceType() === 'image' && /-auto-/.test(request.url()) && !seen.includes(request.url()),
    );
  const arrow = (name: string) => dialog.getByRole('button', { name: named(name) }).filter({ visible: true });
  const next = arrow(viewer.nextImage);
  const [before] = await Promise.all([ahead(), arrow(viewer.previousImage).focus()]);
  seen.push(before.url());
  // A finger points at nothing before it presses.
  const [after] = await Promise.all([ahead(), phone ? next.focus() : next.hover()]);
  seen.push(after.url());
  const [third] = await Promise.all([ahead(), phone ? next.press('Enter') : next.click()]);
  await expect.poll(source).toBe(after.url());
  for (const [key, shown] of [
    ['ArrowRight', third.url()],
    ['ArrowLeft', after.url()],
    ['ArrowLeft', first],
    ['ArrowLeft', before.url()],
    ['ArrowRight', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(source).toBe(shown);
  }

  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByText(viewer.count.replace('{{index}}', '2').replace('{{total}}', '60'))).toBeVisible();
});

test('where a shared item is gone, the others open', { tag: '@once-phone' }, async ({ salesPage: page, phone }) => {
  await page.goto('/media-library?item=999999999');
  const dialog = page.getByRole('dialog');
  await press(page.locator('[data-media]').first(), phone);
  await expect(dialog.locator('img').first()).toBeVisible();
  await expect(page).not.toHaveURL(/999999999/);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('several items come as one ZIP file', { tag: '@once-phone' }, async ({ salesPage: page, phone, texts }) => {
  const { selection } = texts.media;
  await page.goto('/compare?machines=ww-200,ww-250');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('comparison') ?? '')).toContain('"ww-250"');
  await page.goto('/media-library');
  const others = [texts.shell.comparison.bar, texts.pageBar.name].map((name) => page.getByRole('region', { name }));
  for (const other of others) await expect(other).toBeVisible();
  const boxes = page.locator('main li label');
  await press(boxes.nth(0), phone);
  await press(boxes.nth(1), phone);
  for (const other of others) await expect(other, 'the bar of the page alone is at the foot').toBeHidden();
  const bar = page.getByRole('region', { name: named(selection.label) });
  // The limit is told before.
  await expect(bar.getByRole('status')).toHaveText(/100.+500\u00a0MB/);
  await expect(bar.getByText(selection.count_other.replace('{{count}}', '2'))).toBeVisible();
  const coming = page.waitForEvent('download');
  await press(bar.getByRole('button', { name: named(selection.load) }), phone);
  const bytes = await readFile(await (await coming).path());
  // Two local heads and, at the end, the directory that counts them.
  expect(bytes.subarray(0, 4).toString('hex')).toBe('504b0304');
  expect(bytes.readUInt16LE(bytes.length - 22 + 10)).toBe(2);
  await expect(bar.getByText(named(selection.done))).toBeVisible();
  await expect(bar.getByRole('status')).toBeInViewport();
  await press(bar.getByRole('button', { name: selection.clear }), phone);
  for (const other of others) await expect(other).toBeVisible();
});

test('a ZIP shows its progress, can be cancelled, and names what is no longer there', { tag: '@desk' }, async ({
  salesPage: page,
  context,
  texts,
}) => {
  const { selection } = texts.media;
  await page.goto('/media-library?type=video');
  const boxes = page.locator('main li').getByRole('checkbox');
  await boxes.nth(0).press('Space');
  await boxes.nth(1).press('Space');
  const bar = page.getByRole('region', { name: named(selection.label) });
  const load = bar.getByRole('button', { name: named(selection.load) });
  const line = await context.newCDPSession(page);
  const throughput = (bytes: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytes,
      uploadThroughput: -1,
    });
  // Some MB at 400 kB a second: there is time to look.
  await throughput(400_000);
  await load.dblclick();
  const progress = bar.getByRole('progressbar', { name: selection.progressLabel });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  const { value, max } = await progress.evaluate(({ value, max }: HTMLProgressElement) => ({ value, max }));
  expect(value).toBeLessThan(max);
  await bar.getByRole('button', { name: named(selection.cancel) }).click();
  await expect(progress).toHaveCount(0);
  await expect(load).toBeEnabled();
  await throughput(-1);

  const title = (await page.locator('main li b').first().textContent()) ?? '';
  const gone = { errors: [{ status: '422', code: 'noValidValue', title: 'x', source: { pointer: 'items.0' } }] };
  const undo = await intercept(page, '**/api/v1/media-library/archive', (route) => route.fulfill({ status: 422, json: gone }));
  await load.click();
  const told = bar.getByRole('status');
  await expect(told).toContainText(plain(title));
  await undo();
  await bar.getByRole('button', { name: named(selection.drop) }).click();
  await expect(bar.getByText(named(selection.count_one))).toBeVisible();
  await expect(told, 'what was told of another selection is gone').toHaveText(/100.+500\u00a0MB/);
  await expect(boxes.nth(0)).not.toBeChecked();
  const coming = page.waitForEvent('download');
  await load.click();
  await coming;
  await expect(bar.getByText(named(selection.done))).toBeVisible();
  await boxes.nth(0).press('Space');
  await expect(bar.getByText(named(selection.done))).toHaveCount(0);
});

test('without a connection the section is gone and the subline says why', { tag: '@once-desk' }, async ({
  salesPage: page,
  context,
  texts,
}) => {
  await page.goto('/media-library');
  await page.locator('main li').getByRole('checkbox').first().press('Space');
  const one = page.getByText(named(texts.media.selection.count_one));
  await expect(one).toBeVisible();
  // A ZIP file is on its way, and the reader is further down.
  const undo = await intercept(page, '**/api/v1/media-library/archive', () => new Promise(() => {}));
  await page.getByRole('button', { name: named(texts.media.selection.load) }).click();
  await expect(page.getByRole('progressbar', { name: texts.media.selection.progressLabel })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const place = () => page.evaluate(() => Math.round(scrollY));
  expect(await place()).toBe(700);
  await context.setOffline(true);
  await expect(page.getByText(texts.shell.mediaLibraryOnlineOnly)).toBeVisible();
  await expect(page.locator('[data-media]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('[data-media]').first()).toBeVisible();
  await expect(one, 'what was chosen still is').toBeVisible();
  await expect(page.getByText(named(texts.media.selection.failed)), 'the ZIP file does not come').toBeVisible();
  await expect.poll(place, 'the page is where it was').toBe(700);
  await undo();
});
