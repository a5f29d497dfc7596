import type { Page } from '@playwright/test';
import { untilLive } from './admin.ts';
import { expect, SALES, test } from './fixtures.ts';
import { turnWheel } from './frames.ts';

/** Pages that load more as one scrolls; what each page loads at first is watched in pages.spec.ts. */
const PAGES = ['/', '/product/ww-200'];

/** Directives of a Content-Security-Policy. */
const policyOf = (header: string | undefined) =>
  new Map(
    (header ?? '').split(';').map((part): [string, string[]] => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );

test('the app’s page lets nothing run but its own files', async ({ request }) => {
  for (const path of ['/', '/login', '/product/ww-200', '/there-is-none']) {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    const headers = answer.headers();
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    for (const [name, values] of policy) {
      for (const value of values) {
        expect(value, name).not.toMatch(/unsafe-(inline|eval|hashes)|^https?:|^\*/);
      }
    }
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  }
});

test('content needs a token, and reveals nothing without one', async ({ request }) => {
  const paths = ['home-page', 'product/ww-200', 'product/there-is-none', 'navigation/_all', 'user/current', 'pdf-meta/_all'];
  for (const token of [undefined, 'Bearer', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'Basic YTpi']) {
    for (const path of paths) {
      const headers = { 'X-Site-Language': 'de', ...(token && { Authorization: token }) };
      const answer = await request.get(`/api/v1/${path}`, { headers });
      expect(answer.status(), `${path} with ${token}`).toBe(401);
      expect(await answer.text()).not.toMatch(/WW.?200|Winkelwolf/);
    }
  }
  expect((await request.get('/api/v1/landing-page', { headers: { 'X-Site-Language': 'de' } })).status()).toBe(200);
});

test('a script that gets into the page does not run', async ({ page }) => {
  await page.goto('/login');
  const { ran, refused } = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const attempts = [
      () => {
        const style = document.createElement('style');
        style.append('body { display: none }');
        document.body.append(style);
      },
      () => {
        const script = document.createElement('script');
        script.src = 'https://evil.invalid/x.js';
        document.body.append(script);
      },
      () => document.body.setAttribute('onclick', 'window.evil = true'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.evil = true">'),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Trusted types: refused before it becomes markup.
      }
    }
    document.body.click();
    // What is refused is told soon; what was not refused would run in the time after.
    for (let waited = 0; waited < 5000 && new Set(directives).size < 2; waited += 50)
      await new Promise((done) => setTimeout(done, 50));
    await new Promise((done) => setTimeout(done, 300));
    return { ran: 'evil' in window || getComputedStyle(document.body).display === 'none', refused: directives };
  });
  expect(ran).toBe(false);
  expect(new Set(refused)).toEqual(new Set(['style-src-elem', 'require-trusted-types-for']));
});

async function watched(page: Page, origin: string, path: string) {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) trouble.push(`request to ${url.origin}`);
  });
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  // Pictures and videos that come when one scrolls belong to the page too.
  for (let step = 0; step < 12; step++) {
    await turnWheel(page, 900);
  }
  await page.waitForLoadState('networkidle');
  return trouble;
}

for (const path of PAGES) {
  test(`${path} asks no other host and makes no error`, async ({ salesPage: page, origin }) => {
    expect(await watched(page, origin, path)).toEqual([]);
  });
}
test('the landing page asks no other host and makes no error', async ({ page, origin }) => {
  expect(await watched(page, origin, '/')).toEqual([]);
});

test('a script that gets into the admin does not run, its own do', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.goto('/admin/login');
  await untilLive(page.locator('button[type=submit]'));
  await page.locator('input[type=email]').fill('nobody@vitrine.example');
  await page.locator('input[type=password]').fill('not the password of anybody');
  await page.locator('button[type=submit]').click();
  // Its own scripts ask the server and say what it answered.
  await expect(page.locator('[role=alert]').filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(refused).toEqual([]);
  const ran = await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.evil = true">');
    const script = document.createElement('script');
    script.append('window.evil = true');
    document.body.append(script);
    await new Promise((done) => setTimeout(done, 500));
    return 'evil' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
});

test('a sales person cannot log in at the admin', async ({ page }) => {
  await page.goto('/admin');
  await page.waitForURL('**/admin/login**');
  await untilLive(page.locator('button[type=submit]'));
  await page.locator('input[type=email]').fill(SALES.email);
  await page.locator('input[type=password]').fill(SALES.password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(/E-Mail-Adresse oder das Passwort/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  const answer = await page.request.get('/cms-api/products?limit=1');
  expect([401, 403]).toContain(answer.status());
});
