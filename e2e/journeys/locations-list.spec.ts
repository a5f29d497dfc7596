import { press } from './finger.ts';
import { expect, test } from './fixtures.ts';
import { edges, LOCATIONS_PAGE } from './locations-page.ts';
import { openSearch } from './open-search.ts';
import { expectSound } from './sound.ts';

test('places are found by their names, and the nearest by a press alone', { tag: '@once-desk' }, async ({
  salesPage: page,
  phone,
  texts,
  origin,
  language,
}) => {
  const t = texts.locations;
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    const asked: string[] = [];
    const note = (how: string) => {
      document.documentElement.dataset.asked = asked.concat(how).join();
      return asked.push(how);
    };
    geolocation.watchPosition = () => note('all the time');
    geolocation.getCurrentPosition = (...call) => {
      note('once');
      ask(...call);
    };
  });
  await page.goto(LOCATIONS_PAGE);
  const entries = page.locator('[data-location]');
  const field = page.getByRole('searchbox', { name: t.search });
  await field.fill(language === 'de' ? 'Koeln' : 'Cologne');
  await expect(entries).toHaveCount(1);
  await expect(page.getByText(t.found_one.replace('{{count}}', '1'))).toBeAttached();
  await field.fill('x'.repeat(100));
  await expect(entries).toHaveCount(0);
  // On a phone the map is above the list.
  const end = phone ? (page.viewportSize()?.width ?? 0) : (await edges(page.locator('[data-map]'))).left;
  expect((await edges(field)).right, 'a long word stays in the list').toBeLessThan(end);
  await field.fill('Wolkenkuckucksheim');
  await expect(entries).toHaveCount(0);
  await page.getByRole('button', { name: t.showAll }).click();
  await expect(entries).not.toHaveCount(0);
  await expect(field, 'the button has gone').toBeFocused();
  await expect(page.locator('html[data-asked]')).toHaveCount(0);

  const near = page.getByRole('button', { name: t.near.ask });
  await near.click();
  await expect(page.getByText(t.near.denied)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.context().grantPermissions(['geolocation'], { origin });
  await page.context().setGeolocation({ latitude: -26.04, longitude: 28.17 });
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'true');
  await expect(entries.first()).toContainText('Midrand');
  await expect(entries.first()).toContainText('km');
  await expect(entries.first()).toHaveAttribute('aria-pressed', 'true');
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html'), 'by each press').toHaveAttribute('data-asked', 'once,once');
  // The position stays in the browser, also when the page is left.
  await page.goto('/finder');
  await page.waitForLoadState('networkidle');
  expect(sent.some((call) => call.includes('/api/v1/'))).toBe(true);
  expect(
    sent.filter((call) => /26[.,]04|28[.,]17/.test(call) || !(call.startsWith(origin) || /^(?:blob|data):/.test(call))),
  ).toEqual([]);
});

test('where the reader is may come late: what was chosen meanwhile stays', { tag: '@once-phone' }, async ({
  salesPage: page,
  phone,
  texts,
}) => {
  const t = texts.locations;
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = {
        latitude: -26,
        longitude: 28,
        accuracy: 1,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
      };
      const answer = () => found({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords });
      addEventListener('answer-position', answer, { once: true });
    };
  });
  const answer = () => page.evaluate(() => dispatchEvent(new Event('answer-position')));
  await page.goto(LOCATIONS_PAGE);
  const entries = page.locator('[data-location]');
  const near = page.getByRole('button', { name: t.near.ask });
  await press(near, phone);
  const other = entries.filter({ hasNotText: 'Midrand' }).first();
  const id = await other.getAttribute('data-location');
  await press(other, phone);
  const chosen = page.locator(`[data-location="${id}"]`);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await answer();
  await expect(entries.first(), 'the nearest is named').toContainText('Midrand');
  await expect(chosen, 'and does not take the place of what was chosen').toHaveAttribute('aria-pressed', 'true');
  await expect(entries.first()).toHaveAttribute('aria-pressed', 'false');

  await page.goto(LOCATIONS_PAGE);
  await press(near, phone);
  const field = page.getByRole('searchbox', { name: t.search });
  await field.fill('Midr');
  await answer();
  await expect(entries.first(), 'the distance is told').toContainText('km');
  await expect(page.locator('[data-location][aria-pressed="true"]'), 'and nothing is chosen while somebody types').toHaveCount(0);
  await expect(field).toBeFocused();
});

test('an office of the address that is gone is said to be gone, until another one is chosen', { tag: '@once-phone' }, async ({
  salesPage: page,
  phone,
  texts,
}) => {
  const said = page.getByText(texts.locations.gone);
  await page.goto(`${LOCATIONS_PAGE}?location=99999`);
  await expect(said, 'above the map').toBeInViewport();
  // A typing error is forgiven here as well.
  await page.getByRole('searchbox', { name: texts.locations.search }).fill('Hambrug');
  const entries = page.locator('[data-location]');
  await expect(entries).toHaveCount(1);
  const id = await entries.first().getAttribute('data-location');
  await press(entries.first(), phone);
  await expect(said).toHaveCount(0);

  // What is chosen is in the address: a reload and a shared link show it. The search that found it stays until then.
  await expect(page).toHaveURL(new RegExp(`\\?location=${id}$`));
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(page.locator(`[data-location="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: texts.locations.card.close, exact: true }).click();
  await expect(page).not.toHaveURL(/location=/);
});

test(
  'without WebGL everything is in the list, and the map is not loaded',
  { tag: '@once-desk' },
  async ({ salesPage: page, texts, language }, info) => {
    const t = texts.locations;
    const { kinds } = texts.search;
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, ...call: Parameters<typeof getContext>) {
          return call[0].startsWith('webgl') ? null : getContext.apply(this, call);
        },
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(LOCATIONS_PAGE);
    await expect(page.getByText(t.map.impossible)).toBeVisible();
    await expect(page.locator('[data-map]')).toHaveCount(0);
    const first = page.locator('[data-location]').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: t.card.route })).toHaveCount(1);
    await expectSound(page, language, `locations-list-${info.project.name}`);
    await first.click();
    await expect(page.getByRole('link', { name: t.card.route })).toHaveCount(0);

    // An office that is found is shown where it is in the list, wherever that is.
    const last = page.locator('[data-location]').last();
    await expect(last).not.toBeInViewport();
    const name = await last.locator('b').innerText();
    await (await openSearch(page, texts)).fill(name);
    await page.getByRole('rowgroup', { name: kinds.location }).getByRole('link').first().click();
    await expect(page).toHaveURL(/location=/);
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    expect(asked.filter((url) => url.includes('/map-'))).toEqual([]);
  },
);
