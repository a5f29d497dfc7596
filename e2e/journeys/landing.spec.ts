import { landingPage } from '@vitrine/contract/landing-page.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { expect, named, test } from './fixtures.ts';

test('the landing page has its picture in front and the link to the related site, in the language of the page @desk', async ({
  visitorPage: page,
  language,
  texts,
  otherTexts,
}) => {
  const links: string[] = [];
  for (const [site, shown] of [
    [language, texts],
    [language === 'de' ? 'en' : 'de', otherTexts],
  ] as const) {
    await page.goto('/');
    if (site !== language)
      await page.getByRole('contentinfo').getByRole('button', { name: texts.shell.footer.otherLanguage }).click();
    await expect(page.getByRole('link', { name: shown.landing.login }).first()).toBeVisible();
    const answer = await page.request.get('/api/v1/landing-page', { headers: { 'X-Site-Language': site } });
    const { siteLink, introImage } = parseOne(landingPage, await answer.json());
    const link = page.getByRole('contentinfo').getByRole('link', { name: named(siteLink?.label ?? '') });
    await expect(link).toHaveAttribute('href', siteLink?.href ?? '');
    links.push(siteLink?.href ?? '');
    const names = Object.values(introImage?.versions ?? {}).flatMap((version) => Object.values(version?.default ?? {}));
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: introImage?.alt ?? '', exact: true })
      .first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(names).toContain(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname));
  }
  expect(links).toEqual(['https://www.varnholt.example/', 'https://www.varnholt.example/en']);
});
