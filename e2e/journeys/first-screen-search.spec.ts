import { EARLY, holdScripts, logInHere, openEarly } from './first-screen.ts';
import { expect, SALES, test } from './fixtures.ts';
import { endSession, isKnown, newSession, stored, storeSession } from './session.ts';

for (const [keys, opens] of [
  [['/'], true],
  [['ControlOrMeta+k'], true],
  [['/', 'Escape'], false],
] as const) {
  test(`the search is ${opens ? 'open' : 'closed'} after ${keys.join(', ')} on the first screen`, { tag: '@desk' }, async ({
    page,
    origin,
    language,
    texts,
  }) => {
    await logInHere(page, origin, language);
    const release = await holdScripts(page);
    await openEarly(page, '/product/ww-200');
    await expect(page.locator(`${EARLY} h1`)).toContainText('WW 200');
    for (const key of keys) await page.keyboard.press(key);
    release();
    const field = page.getByRole('combobox', { name: texts.search.field });
    if (opens) {
      await expect(field).toBeFocused();
      // Once: the search was opened by one step of the history, and its keys go on working.
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expect(page).toHaveURL(/\/product\/ww-200$/);
    } else {
      await expect(page.getByRole('button', { name: texts.shell.search.open })).toBeVisible();
      await expect(page.locator(EARLY)).toHaveCount(0);
      await expect(field).toHaveCount(0);
    }
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
}

for (const [path, then] of [
  // Open to everybody: it stays where others lead to the log-in.
  ['/privacy', /\/privacy$/],
  ['/product/ww-200', /\/login\?redirect=/],
] as const) {
  test(`a search that was asked for before ${path} goes with a session that has ended meanwhile`, { tag: '@desk' }, async ({
    page,
    origin,
    language,
    texts,
  }) => {
    const { token, refreshToken } = await newSession(origin, SALES);
    await storeSession(page, language, token, refreshToken);
    await page.goto('/privacy');
    await expect(page.getByRole('button', { name: texts.shell.search.open })).toBeVisible();
    await page.goto('/health/live');
    await endSession(origin, token);
    await expect.poll(() => isKnown(origin, token), { timeout: 10_000 }).toBe(false);
    // The account is still kept here; what tells that its session is over waits until the search is open.
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route(/\/api\/v1\//, (route) => told.then(() => route.continue()));
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'vitrineSearchPress' in window)).toBe(true);
    await page.keyboard.press('/');
    release();
    const field = page.getByRole('combobox', { name: texts.search.field });
    await expect(field).toBeFocused();
    tell();
    await expect(field).toBeHidden();
    await expect(page).toHaveURL(then);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page, 'objects')).not.toContain(SALES.email);
    // And it does not come back by the browser's keys.
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  });
}
