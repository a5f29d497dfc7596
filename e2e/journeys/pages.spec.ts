import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PUBLIC = ['/', '/login', '/there-is-no-such-page'];
const INSIDE = [
  '/',
  '/product/ww-200',
  '/product/k-330',
  '/product/wm-600',
  '/product/gs-620',
  '/documents/overview',
  '/documents/form',
  '/document-generator/cover-sheet',
  '/document-generator/last-sheet',
  '/there-is-no-such-page',
];

/** Everything that must not happen on any page: errors, refusals of the content security policy, requests to others. */
function watch(page: Page, origin: string) {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) trouble.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) trouble.push(`request to ${url.origin}`);
  });
  return trouble;
}

/** Waits until the page is there, then holds it against what every page has to keep. */
async function inspect(page: Page, path: string, language: string, screen: string) {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.title()).not.toBe('');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `../test-results/screens/${screen}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([]);
}

const name = (path: string) => (path === '/' ? 'root' : path.slice(1).replaceAll('/', '-'));

for (const path of PUBLIC) {
  test(`logged out ${path}`, async ({ page, language, baseURL }, info) => {
    const trouble = watch(page, baseURL ?? '');
    await page.addInitScript(
      (l) => localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 })),
      language,
    );
    await inspect(page, path, language, `out-${name(path)}-${info.project.name}`);
    expect(trouble).toEqual([]);
  });
}

for (const path of INSIDE) {
  test(`logged in ${path}`, async ({ salesPage, language, baseURL }, info) => {
    const trouble = watch(salesPage, baseURL ?? '');
    await inspect(salesPage, path, language, `in-${name(path)}-${info.project.name}`);
    expect(trouble).toEqual([]);
  });
}
