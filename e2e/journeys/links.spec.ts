import type { Page } from '@playwright/test';
import { documentAt } from '@vitrine/contract/page-paths.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';

const PAGES = ['/', '/product/ww-200', '/product/wwb-300', '/product/e-175', '/documents/overview'];

/** Addresses of this origin that the links on show lead to. */
const targets = (page: Page, within = 'body') =>
  page
    .locator(`${within} a[href]`)
    .evaluateAll((links) =>
      links.flatMap((link) => (link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname] : [])),
    );

test('no link of the menu, of home and of machines leads to a page that is not there', async ({
  salesPage: page,
  texts,
  origin,
  language,
}) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await sharedToken(origin, SALES)}`, 'X-Site-Language': language };
  const found = new Set<string>();
  const add = (paths: string[]) => {
    for (const path of paths) found.add(path);
  };
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    add(await targets(page));
  }
  // The menu: every group of every level is opened once.
  await page.getByRole('button', { name: texts.shell.menu.open }).click();
  const levels = page.getByRole('navigation', { name: texts.shell.menu.main });
  const [tops, groups] = [0, 1].map((level) => levels.locator('ul').nth(level).getByRole('button'));
  await expect(tops?.first() ?? levels).toBeVisible();
  for (const top of (await tops?.all()) ?? []) {
    await top.click();
    for (const group of (await groups?.all()) ?? []) {
      await group.click();
      await expect(levels.getByRole('link'), 'a group of the menu holds a link').not.toHaveCount(0);
      add(await targets(page, 'dialog'));
    }
  }
  expect([...found].filter((path) => path.startsWith('/product/'))).toHaveLength(14);
  for (const path of found) {
    if (/^\/(assets|download)\//.test(path)) {
      expect((await page.request.head(path)).status(), path).toBe(200);
      continue;
    }
    // A page of the catalogue is there when its document is (pages.spec.ts opens some of each kind); any other is opened.
    const document = documentAt(path);
    if (document) {
      expect((await page.request.get(`${API_PREFIX}/${document}`, { headers })).status(), path).toBe(200);
      continue;
    }
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
    expect(await page.locator('h1').first().innerText(), path).not.toContain('404');
  }
});
