import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing on the page, or in a part of it (CSS selectors). */
export async function expectAccessible(page: Page, part = 'html', except?: string): Promise<void> {
  // Without a page of its own for the report, and without the addresses of all that is right: a third of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);
  if (except) axe.exclude(except);
  axe.include(part);
  let { violations } = await axe.analyze();
  // What comes up meanwhile, say a message, is seen through until it is there, and what is half under the bar of the page counts as
  // too small: what is wrong is so the second time too, from the top of a page that has come to rest.
  if (violations.length > 0) {
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    ({ violations } = await axe.analyze());
  }
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`),
  ).toEqual([]);
}
