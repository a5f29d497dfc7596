import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { expectAccessible } from './accessible.ts';
import { named } from './fixtures.ts';

/**
 * Fields that were refused tell whoever cannot see them too: each is marked and described by its sentence, the first has the focus,
 * and a message is read out.
 */
export async function expectRefused(
  page: Page,
  ...fields: readonly (readonly [field: Locator, sentence: string])[]
): Promise<void> {
  for (const [field, sentence] of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(named(sentence));
  }
  await expect(page.getByRole('alert').first()).toBeVisible();
  const [[first] = []] = fields;
  if (first) await expect(first).toBeFocused();
}

/** Why a call fails though nothing that was entered is to blame; no server of a journey answers 502 by itself. */
const TROUBLES = {
  wait: (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '75' }, body: '' }),
  other: (route: Route) => route.fulfill({ status: 502, body: '' }),
  network: (route: Route) => route.abort('internetdisconnected'),
};

type Sentences = Partial<Record<keyof typeof TROUBLES, string>>;

/** What the forms of accounts say then. */
export const sentencesOf = ({ accounts, login }: Texts<Catalogue>) => ({
  wait: login.waitMinutes_other.replace('{{count}}', '2'),
  other: accounts.alert.other,
  network: accounts.alert.network,
});

interface TroubleOptions {
  /** Below /api/v1. */
  call: string;
  sentences: Sentences;
  send: () => Promise<void>;
  /** What has the focus then, unless the message has it itself. */
  focus?: Locator;
}

/** Too many tries, a server that fails and no connection are said by a message that is in sight and read out. Axe finds nothing. */
export async function expectTroubles(page: Page, { call, sentences, send, focus }: TroubleOptions): Promise<void> {
  const path = `**/api/v1/${call}`;
  for (const trouble of ['wait', 'other', 'network'] as const) {
    const sentence = sentences[trouble];
    if (!sentence) continue;
    await page.route(path, TROUBLES[trouble]);
    await send();
    const alert = page.getByRole('alert').filter({ hasText: named(sentence) });
    await expect(alert).toBeInViewport();
    await expect(focus ?? alert).toBeFocused();
    await expectAccessible(page, 'main');
    await page.unroute(path);
  }
}
