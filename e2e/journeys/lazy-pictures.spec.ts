import { LAZY_LOAD_EXPAND_PX } from '@vitrine/contract/constants.ts';
import { expect, test } from './fixtures.ts';

/** Pictures of the page below the window: how far, in px, and whether they were asked for. */
const PICTURES = `[...document.querySelectorAll('main img')].filter((img) => img.checkVisibility()).map((img) => ({
  below: Math.round(img.getBoundingClientRect().top - innerHeight),
  isAsked: img.hasAttribute('src'),
}))`;

test('pictures are asked for from 500 px before they come into the window, and not before', { tag: '@desk' }, async ({
  salesPage: page,
}) => {
  await page.goto('/content-page/ueber-uns');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = () => page.evaluate<{ below: number; isAsked: boolean }[]>(PICTURES);
  const wrong = async () =>
    (await pictures()).filter(({ below, isAsked }) =>
      below < LAZY_LOAD_EXPAND_PX - 2 ? !isAsked : below > LAZY_LOAD_EXPAND_PX + 2 && isAsked,
    );
  await expect.poll(wrong).toEqual([]);
  expect((await pictures()).filter(({ isAsked }) => !isAsked).length).toBeGreaterThan(2);
  const [next] = (await pictures()).filter(({ isAsked }) => !isAsked);
  // Until the next one is just within the margin.
  await page.mouse.wheel(0, (next?.below ?? 0) - LAZY_LOAD_EXPAND_PX + 20);
  await expect
    .poll(async () => (await pictures()).filter(({ isAsked }) => !isAsked).map(({ below }) => below > LAZY_LOAD_EXPAND_PX))
    .not.toContain(false);
  await expect.poll(wrong).toEqual([]);
});
