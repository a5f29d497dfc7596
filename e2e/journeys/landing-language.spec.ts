import { expectAccessible } from './accessible.ts';
import { english, expect, test } from './fixtures.ts';

// A phone that asks for English, on a page that begins in German (shell.md 1: German is the default).
test.use({ locale: 'en-GB', language: 'de', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone in English is offered English at the top, beside registration and log-in', async ({ visitorPage: page, texts }) => {
  await page.goto('/');
  const top = page.getByRole('navigation', { name: texts.landing.account });
  const offered = top.getByRole('button', { name: texts.shell.footer.offeredLanguage });
  const tools = [
    offered,
    top.getByRole('link', { name: texts.landing.register }),
    top.getByRole('link', { name: texts.landing.login }),
  ];
  for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'header');
  await offered.tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: english.landing.account })).toBeVisible();
  for (const link of [english.landing.register, english.landing.login])
    await expect(page.getByRole('link', { name: link }).first()).toBeInViewport({ ratio: 1 });
});
