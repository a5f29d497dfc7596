import type { Locator, Page } from '@playwright/test';
import { wireDocument } from '@vitrine/contract/json-api.ts';
import { press } from './finger.ts';
import { expect, flat, named, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

const machines = (page: Page) => page.locator('thead th a').allInnerTexts();

/** Answers with a machine as it is while its technical data are not entered, until the function that comes back is called. */
const withoutTable = (page: Page, slug: string) =>
  intercept(page, `**/api/v1/product/${slug}`, async (route) => {
    const response = await route.fetch();
    const machine = wireDocument.parse(await response.json());
    const [shown] = [machine.data].flat();
    if (!shown) throw new Error(`There is no machine ${slug}.`);
    shown.attributes.content = { ...Object(shown.attributes.content), technicalDataTable: [] };
    await route.fulfill({ response, json: machine });
  });

test('machines are found by their output, with the figure that makes them fit and the nearest miss, and all of it is in the address', {
  tag: '@once-desk',
}, async ({ salesPage: page, phone, language, texts, expectSoundScreen }) => {
  const { finder } = texts.comparison;
  const thousand = language === 'de' ? '.' : ',';
  await page.goto('/finder');
  const output = page.getByLabel(named(finder.output));
  await output.pressSequentially('7500');
  const hole = (diameter: number) => page.getByRole('radio', { name: String(diameter), exact: true });
  // People press the words: the input is transparent.
  const words = (group: string, choice: string) =>
    page
      .getByRole('group', { name: named(group) })
      .locator('label')
      .filter({ hasText: new RegExp(`^${named(choice).source}$`) });
  await press(words(finder.hole, '5'), phone);
  await expect(hole(5)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(hole(8), 'arrow keys move and choose').toBeFocused();
  await expect(hole(8)).toBeChecked();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
  await expect(output, 'the field keeps the focus while results change').toHaveValue(/7.?500/);
  const figure = (amount: string, diameter: number) =>
    named(flat(finder.fit.hole).replace('{{output}}', amount.replace('.', thousand)).replace('{{diameter}}', String(diameter)));
  await expect(page.getByRole('link', { name: figure('11.800', 8) })).toContainText(/WW.250/);
  await expect(page.getByRole('link', { name: figure('7.400', 8) }), 'the nearest miss').toContainText(/WW.200/);
  await expectSoundScreen('finder');

  await press(words(finder.state, texts.outputs.states.frozen), phone);
  await expect(page.getByRole('link', { name: figure('11.600', 8) })).toContainText(/WWB.300/);
  expect(new URL(page.url()).search).toBe('?type=grinders&state=frozen&output=7500&hole=8');
  await page.reload();
  await expect(page.getByRole('link', { name: figure('11.600', 8) })).toBeVisible();
  await expect(output).toHaveValue(`7${thousand}500`);
  await output.fill('viel');
  await expect(page.getByRole('alert')).toHaveText(named(finder.notNumber.replace('{{max}}', `999${thousand}999`)));
  await expect(output, 'what is no number stays as it was typed').toHaveValue('viel');

  await output.fill('30 min');
  await expect(page.getByRole('alert')).toHaveText(named(flat(finder.otherUnit).replace('{{unit}}', finder.outputUnit)));
  await expect(page, 'minutes are no output').not.toHaveURL(/output=/);

  await output.fill('');
  await output.pressSequentially(`5${thousand}`);
  await expect(page.getByRole('alert'), 'half an amount is no error while it is typed').toHaveCount(0);
  await output.press('Tab');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await output.press('End');
  await output.pressSequentially('000');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/output=5000/);

  // Another kind of machine keeps the output that is asked for, as long as it has one, and nothing else.
  const type = page.getByLabel(named(finder.type));
  await type.selectOption('emulsifiers');
  await expect(page).toHaveURL(/type=emulsifiers&.*output=5000$/);
  await expect(hole(8)).toHaveCount(0);
  await expect(output).toHaveValue(`5${thousand}000`);
  await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  await type.selectOption('cutters');
  await expect(output).toHaveCount(0);
  await expect(page).not.toHaveURL(/output=/);

  await page.goto('/finder?type=cutters&goods=dry&batch=150&minutes=6&hole=99&evil=%00');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  const cutter = flat(finder.fit.batchTime).replace('{{batch}}', '200').replace('{{minutes}}', '4–6');
  await expect(page.getByRole('link', { name: named(cutter) })).toContainText(/K.330/);

  // On a phone what was found stays where it is, below a shorter sentence and a refusal under each field.
  await page.setViewportSize({ width: 390, height: 844 });
  const place = () =>
    page
      .getByRole('checkbox')
      .first()
      .evaluate((tile) => Math.round(tile.getBoundingClientRect().top + scrollY));
  const asked = await place();
  const batch = page.getByLabel(named(finder.batch));
  await batch.fill('');
  await expect(page).not.toHaveURL(/batch=/);
  await expect.poll(place).toBe(asked);
  await batch.fill('viel');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect.poll(place).toBe(asked);
  await page.getByLabel(named(finder.minutes)).fill('viel');
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect.poll(async () => Math.abs((await place()) - asked), 'but for a part of a pixel').toBeLessThanOrEqual(1);
});

test('machines are chosen wherever they are, compared, changed and shared', async ({
  salesPage: page,
  context,
  phone,
  texts,
  expectSoundScreen,
}) => {
  const { comparison } = texts.shell;
  const t = texts.comparison;
  const bar = page.getByRole('region', { name: comparison.bar });
  const compareButton = (name: RegExp | string) => page.getByRole('button', { name });
  await page.goto('/product/ww-200');
  // A double click chooses once.
  if (phone) await compareButton(named(comparison.addShort)).tap();
  else await compareButton(named(comparison.addShort)).dblclick();
  await expect(compareButton(named(comparison.added))).toBeVisible();
  await expect(bar).toContainText(named(comparison.count_one.replace('{{count}}', '1')));

  const undo = await withoutTable(page, 'ww-160');
  await page.goto('/product/ww-160');
  const box = page.getByRole('region', { name: named(texts.products.send.name) });
  await press(box.getByRole('button', { name: named(comparison.addShort) }), phone);
  await expect(bar).toContainText(named(comparison.count_other.replace('{{count}}', '2')));
  await undo();

  await page.goto('/product-overview/woelfe');
  for (const [count, name] of [
    ['3', 'WWR 200'],
    ['4', 'WWB 300'],
  ] as const) {
    const button = compareButton(named(comparison.add.replace('{{name}}', name)));
    // Scrolled to by script, it lies where the one before was: the browser would count a second tap there as a double tap.
    if (count === '4') await button.press('Enter');
    else await press(button, phone);
    await expect(bar).toContainText(named(comparison.count_other.replace('{{count}}', count)));
  }
  await press(compareButton(named(comparison.add.replace('{{name}}', 'W 130'))), phone);
  await expect(page.getByRole('region', { name: texts.shell.notifications.name })).toContainText(named(comparison.full));
  await expect(bar).toContainText(named(comparison.count_other.replace('{{count}}', '4')));
  await press(bar.getByRole('button', { name: comparison.clear }), phone);
  await expect(bar).toContainText(named(comparison.count_zero));
  await press(bar.getByRole('button', { name: comparison.undo }), phone);
  const other = await context.newPage();
  await other.goto('/product-overview/kutter');
  await expect(other.getByRole('region', { name: comparison.bar }), 'in every tab').toContainText(
    named(comparison.count_other.replace('{{count}}', '4')),
  );
  await other.close();

  await press(bar.getByRole('link', { name: comparison.compare }), phone);
  await page.waitForURL('**/compare?machines=*');
  await expect.poll(() => machines(page).then((all) => all.map(flat))).toEqual(['WW 200', 'WW 160', 'WWR 200', 'WWB 300']);
  await expectSoundScreen('compare');
  const rows = page.locator('tbody th[scope=row]');
  const before = await rows.count();
  await page.getByRole('switch').press('Space');
  await expect.poll(() => rows.count()).toBeLessThan(before);
  const equal = page.locator('tbody th[scope=row]', { hasText: t.equal });
  await expect(equal).toHaveCount(0);
  await expect(page, 'the address says it').toHaveURL(/&only=differences$/);
  await page.reload();
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(rows.first()).toBeVisible();
  await expect(equal).toHaveCount(0);
  await press(page.locator('thead th a').first(), phone);
  await page.waitForURL('**/product/ww-200');
  if (!phone) {
    /** Pixels between the figures that a machine begins with and the bar. */
    const room = async () => {
      const [figures, foot] = [await page.locator('main dl').first().boundingBox(), await bar.boundingBox()];
      return figures && foot ? foot.y - figures.y - figures.height : Number.NaN;
    };
    await expect.poll(room, 'the bar covers no figure').toBeGreaterThanOrEqual(0);
  }
  await page.goBack();
  await expect(page.getByRole('switch')).toBeChecked();
  await press(page.getByRole('switch'), phone);
  await expect(rows).toHaveCount(before);
  await expect(page).not.toHaveURL(/only=/);
  await press(compareButton(named(t.remove.replace('{{name}}', 'WW 160'))), phone);
  await expect.poll(() => machines(page).then((all) => all.length)).toBe(3);
  expect(new URL(page.url()).searchParams.get('machines')).toBe('ww-200,wwr-200,wwb-300');
  if (phone) {
    const names = page.locator('main [aria-hidden] b');
    const last = names.last();
    await page.locator('thead').scrollIntoViewIfNeeded();
    await expect(last, 'the table has its own head').toBeHidden();
    await rows.last().scrollIntoViewIfNeeded();
    await expect(names.first(), 'the names stay above the figures').toBeVisible();
    await expect(names.first()).toBeInViewport();
    const region = page.locator('section:has(> table)');
    const beyond = () => region.evaluate((one) => one.scrollWidth - (one.querySelector('table')?.offsetWidth ?? 0));
    expect(await beyond(), 'it scrolls as far as the last column').toBe(0);
    await region.evaluate((one) => {
      one.scrollLeft = one.scrollWidth;
    });
    const left = (locator: Locator) => locator.boundingBox().then((box) => box?.x ?? Number.NaN);
    await expect
      .poll(async () => Math.abs((await left(last)) - (await left(page.locator('thead th').last()))), 'each above its own')
      .toBeLessThanOrEqual(1);
    await expect(last).toBeInViewport();
    return;
  }

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t.shareLabel }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/compare\?machines=ww-200,wwr-200,wwb-300$/);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).toBeChecked();
  await page.getByRole('button', { name: t.shareLabel }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()), 'it is shared as it is shown')
    .toMatch(/\/compare\?machines=ww-200,wwr-200,wwb-300&only=differences$/);
});

test('an address is compared as far as it names machines, and says what it leaves out', { tag: '@once-phone' }, async ({
  salesPage: page,
  phone,
  texts,
}) => {
  const t = texts.comparison;
  await page.goto('/compare?machines=ww-200,WW-250,ww-200,ww-999,..%2Flogin');
  const notes = page.getByRole('status').filter({ hasText: 'ww-999' });
  await expect(notes).toContainText(named(t.unknown_other.replace('{{machines}}', 'ww-999, ../login')));
  await expect(notes).toContainText(named(t.twice_one.replace('{{machines}}', 'ww-200')));
  await expect.poll(() => machines(page).then((all) => all.length)).toBe(2);
  // What is unknown takes no place, and is not shown twice over.
  await page.goto('/compare?machines=ww-999,ww-200,ww-200,ww-999,w-130,w-160,k-330,k-550');
  await expect(page.getByText(named(t.tooMany.replace('{{machines}}', 'k-550')))).toBeVisible();
  await expect(page.getByText(named(t.unknown_one.replace('{{machines}}', 'ww-999')))).toBeVisible();
  await expect(page.getByText(named(t.twice_one.replace('{{machines}}', 'ww-200')))).toBeVisible();
  expect((await machines(page)).map(flat)).toEqual(['WW 200', 'W 130', 'W 160', 'K 330']);
  await page.goto('/compare?machines=K330,ww250');
  await expect.poll(() => machines(page).then((all) => all.map(flat))).toEqual(['K 330', 'WW 250']);
  await page.goto('/compare?machines=w-130,w-160,ww-160,ww-200,ww-250');
  await expect(page.getByText(named(t.tooMany.replace('{{machines}}', 'ww-250')))).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('comparison') ?? '')).toContain('"w-130"');
  // What cannot be fetched now is told in place and tried again.
  const undo = await intercept(page, '**/api/v1/product/k-120', (route) => route.abort());
  await page.goto('/compare?machines=k-120,k-550');
  await expect(page.getByRole('alert')).toContainText(named(t.failed));
  await undo();
  await press(page.getByRole('alert').getByRole('button', { name: texts.common.retry }), phone);
  await expect.poll(() => machines(page).then((all) => all.map(flat))).toEqual(['K 120', 'K 550']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // It has taken the place of what was compared before, which comes back.
  await press(page.getByRole('button', { name: named(t.restore) }), phone);
  await expect.poll(() => machines(page).then((all) => all.map(flat))).toEqual(['W 130', 'W 160', 'WW 160', 'WW 200']);
  await page.goto('/compare?machines=ww-200');
  await expect(page.getByText(named(t.one))).toBeVisible();
  await expect(page.getByRole('button', { name: named(t.restore) }), 'three of the four would be lost').toBeVisible();
  await page.evaluate(() => localStorage.removeItem('comparison'));
  await page.goto('/compare');
  await expect(page.getByText(named(t.empty))).toBeVisible();
  await press(page.getByRole('link', { name: named(t.toFinder) }), phone);
  await page.waitForURL('**/finder');
});
