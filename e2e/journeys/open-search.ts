import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';

/** Opens the search over the page on show by its button; answers its field. */
export async function openSearch(page: Page, texts: Pick<Texts<Catalogue>, 'shell' | 'search'>): Promise<Locator> {
  await page.getByRole('button', { name: texts.shell.search.open }).click();
  return page.getByRole('combobox', { name: texts.search.field });
}
