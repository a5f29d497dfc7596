import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_REPORTS_PATH } from '@vitrine/contract/error-reports.ts';
import { expectAccessible } from './accessible.ts';
import { ADMIN_LANGUAGES, adminPage, onlyIn, untilLive } from './admin.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

const REPORTS = `**/api/v1/${ERROR_REPORTS_PATH}`;
const DIST = new URL('../../apps/web/dist/', import.meta.url).pathname;
/** The modules that every page begins with, in one file. */
const APP = /^index-[^.]+\.js$/;
/** What no report may hold. */
const PERSON = /Karin|Petersen|niederaue|secret-token|ww-200/i;

const WORDS = {
  de: {
    title: 'Fehlermeldungen',
    boundary: 'Seite nicht dargestellt',
    error: 'Unerwarteter Fehler',
    resolve: 'Erledigt',
    reopen: 'Wieder öffnen',
    frames: 'Stellen im Quelltext',
  },
  en: {
    title: 'Error reports',
    boundary: 'Page not shown',
    error: 'Unexpected error',
    resolve: 'Resolve',
    reopen: 'Reopen',
    frames: 'Places in the source',
  },
} as const;

for (const language of ADMIN_LANGUAGES)
  test(`what fails in a window is reported once, without a word about the person, and staff see where (${language})${onlyIn('de', language)}`, {
    tag: '@desk',
  }, async ({ salesPage: page, browser, origin, texts }) => {
    test.setTimeout(180_000);
    const app = (await readdir(join(DIST, 'app'))).find((name) => APP.test(name));
    expect(app).toBeDefined();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(ERROR_REPORTS_PATH)) sent.push(request.postData() ?? '');
    });

    await test.step('a page that cannot be loaded says so, and is reported', async () => {
      await intercept(page, '**/api/v1/product/ww-200', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
      const reported = page.waitForResponse(REPORTS);
      await page.goto('/product/ww-200?auth=secret-token');
      await expect(page.getByRole('heading', { name: texts.shell.failure.headline })).toBeVisible({ timeout: 20_000 });
      const answer = await reported;
      expect(answer.status()).toBe(204);
      expect(answer.request().headers().authorization).toBeUndefined();
      expect(JSON.parse(sent[0] ?? '')).toMatchObject({
        kind: 'error-boundary',
        name: 'ApiFailure',
        code: 'http-500',
        place: '/product/$slug',
      });
    });
    await test.step('an error that nothing caught is reported, and the same one only once', async () => {
      const reported = page.waitForResponse(REPORTS);
      await page.evaluate((file) => {
        const error = new TypeError('Karin Petersen k.petersen@niederaue.example');
        const lines = Array.from({ length: 12 }, (_, index) => `    at Karin (${file}:2:${2000 + index * 5000})`);
        // A name that no other journey makes: it shares its list with all of them.
        error.name = 'JourneyError';
        error.stack = `JourneyError: ${error.message}\n${lines.join('\n')}`;
        for (let count = 0; count < 2; count++) window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      }, `${origin}/app/${app}`);
      expect((await reported).status()).toBe(204);
    });
    expect(sent.map((body) => JSON.parse(body).kind)).toEqual(['error-boundary', 'error']);
    expect(sent.join()).not.toMatch(PERSON);

    const words = WORDS[language];
    const admin = await adminPage(browser, origin, language, undefined, '/admin/errors');
    await test.step(`staff see it in ${language}, resolve it and open it again`, async () => {
      await expect(admin.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
      await expect(admin.locator('#nav-errors')).toHaveText(words.title);
      const boundary = admin.getByRole('row').filter({ hasText: words.boundary }).filter({ hasText: 'ApiFailure · http-500' });
      await expect(boundary).toContainText('/product/$slug');
      const row = admin.getByRole('row').filter({ hasText: words.error }).filter({ hasText: 'JourneyError' }).first();
      const summary = row.locator('summary');
      await expect(summary).toHaveText('JourneyError');
      await summary.click();
      await expect(row.getByText(words.frames)).toBeVisible();
      // As our sources are called, not as the build is.
      await expect(row.locator('li').first()).toHaveText(/^(apps\/web\/src|packages\/[a-z-]+\/src)\/.*\.tsx?:\d+:\d+$/);
      await expectAccessible(admin);
      await expectFits(admin, `error-reports-${language}`);
      const resolve = row.getByRole('button', { name: words.resolve });
      await admin.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await resolve.boundingBox())?.x ?? 390, 'the button is in sight').toBeLessThan(200);
      await untilLive(resolve);
      await resolve.click();
      const again = admin.getByRole('row').filter({ hasText: 'JourneyError' }).getByRole('button', { name: words.reopen });
      await expect(again).toHaveCount(1);
      await again.click();
      await expect(again).toHaveCount(0);
    });
    await admin.close();
  });

test('what is served names no source map, and has none', { tag: '@desk' }, async ({ request }) => {
  const files = (await readdir(DIST, { recursive: true })).filter((name) => !name.endsWith('.br'));
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((name) => /\.(?:js|mjs|css|html)$/.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) expect(await readFile(join(DIST, name), 'utf8'), name).not.toContain('sourceMappingURL');
  const app = (await readdir(join(DIST, 'app'))).find((name) => APP.test(name));
  expect(app).toBeDefined();
  for (const path of [`/app/${app}.map`, `/source-maps/${app}.map`, `/../source-maps/${app}.map`]) {
    const answer = await request.get(path, { headers: { accept: 'application/json' } });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});
