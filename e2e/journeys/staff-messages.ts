import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './fits.ts';

/** How often a page was checked. */
const checked = new WeakMap<Page, number>();

/** What is on show fits on a phone and on a desk. Axe, which takes a second for a page of the admin, finds nothing at one of the two in turns. */
export async function expectSoundForStaff(page: Page): Promise<void> {
  const before = page.viewportSize();
  const times = checked.get(page) ?? 0;
  checked.set(page, times + 1);
  for (const [index, width] of [1440, 390].entries()) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page);
    if (index === times % 2) await expectAccessible(page);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * A form of staff that was refused says why: the message is read out, the fields are marked and described by it, and the first
 * of them has the focus, which the button that was pressed has lost.
 */
export async function expectStaffProblem(page: Page, sentence: string | RegExp, ...fields: readonly Locator[]): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  for (const field of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(typeof sentence === 'string' ? new RegExp(sentence) : sentence);
  }
  const [first] = fields;
  if (first) await expect(first).toBeFocused();
  await expectSoundForStaff(page);
}
