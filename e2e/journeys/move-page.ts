import type { Page } from '@playwright/test';
import type { documents } from '../../apps/web/src/i18n/de/documents.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { expect, named } from './fixtures.ts';

/**
 * Moves the chosen page whose grip has the focus up by keys, as who cannot see the page does it: each key is pressed when what the
 * one before did has been said. Positions count from 1.
 */
export async function movePageUp(
  page: Page,
  { drag }: Texts<typeof documents>,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<void> {
  const press = async (key: string, position: number, ...texts: string[]) => {
    await page.keyboard.press(key);
    const said = texts.map(
      (text) =>
        named(text.replace('{{title}}', '').replace('{{position}}', String(position)).replace('{{count}}', String(count))).source,
    );
    await expect(page.getByRole('status').filter({ hasText: new RegExp(said.join('|')) })).toBeAttached();
  };
  await press('Space', from, drag.start, drag.over);
  for (let position = from - 1; position >= to; position--) await press('ArrowUp', position, drag.over);
  await press('Space', to, drag.end);
}
