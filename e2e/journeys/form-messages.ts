import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { expectAccessible } from './accessible.ts';
import { named } from './fixtures.ts';
import { intercept } from './intercept.ts';

/**
 * Fields that were refused say so to people who cannot see them too: each is marked and described by its sentence, the first has the focus,
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

/** Longer than anybody looks at it here: then the clock of the page is put forward. */
const WAIT_SECONDS = 50;

/** Why a call fails though nothing that was entered is to blame; no server of a journey answers 502 by itself. */
const TROUBLES = {
  wait: (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': String(WAIT_SECONDS) }, body: '' }),
  other: (route: Route) => route.fulfill({ status: 502, body: '' }),
  network: (route: Route) => route.abort('internetdisconnected'),
};

type Sentences = Partial<Record<keyof typeof TROUBLES | 'waited', string>>;

/** What the forms of accounts say then. */
export const sentencesOf = ({ accounts, login }: Texts<Catalogue>) => ({
  wait: login.waitSeconds_other.replace('{{count}}', String(WAIT_SECONDS)),
  waited: login.waited,
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

/**
 * A wait is read out once and counts down in sight; nothing is sent until it is over, which is read out too. Then the message is gone
 * and the button can be pressed. Needs a page whose clock is ours.
 */
async function expectWait(page: Page, alert: Locator, calls: () => number, { sentences }: TroubleOptions): Promise<void> {
  const shown = alert.locator('[aria-hidden]').filter({ hasText: /\d/ });
  const said = await alert.locator('.sr').innerText();
  const first = await shown.innerText();
  await expect(shown).not.toHaveText(first);
  expect(await alert.locator('.sr').innerText(), 'what is read out').toBe(said);
  const button = page.locator('[type=submit][aria-disabled=true]');
  await expect(button).toHaveCount(1);
  const before = calls();
  // Playwright's own press would wait until the button says that it can be pressed.
  await button.dispatchEvent('click');
  await expect(alert).toBeFocused();
  await page.clock.fastForward(WAIT_SECONDS * 1000);
  await expect(alert).toHaveCount(0);
  expect(calls() - before, 'sent during the wait').toBe(0);
  await expect(button).toHaveCount(0);
  // Another form of the page may have a message of its own.
  const over = page.getByRole('alert').filter({ hasText: named(sentences.waited ?? '') });
  await expect(over).toHaveCount(1);
  await expect(page.locator('[type=submit]:focus')).toBeInViewport();
}

/** Too many tries, a server that fails and no connection are said by a message that is in sight and read out. Axe finds nothing. */
export async function expectTroubles(page: Page, options: TroubleOptions): Promise<void> {
  const { call, sentences, send, focus } = options;
  const path = `**/api/v1/${call}`;
  if (sentences.wait) await page.clock.install();
  for (const trouble of ['wait', 'other', 'network'] as const) {
    const sentence = sentences[trouble];
    if (!sentence) continue;
    let calls = 0;
    const stop = await intercept(page, path, (route) => {
      calls++;
      return TROUBLES[trouble](route);
    });
    await send();
    const alert = page.getByRole('alert').filter({ hasText: named(sentence) });
    await expect(alert).toBeInViewport();
    await expect(focus ?? alert).toBeFocused();
    if (trouble === 'wait') await expectWait(page, alert, () => calls, options);
    // The message of a lost connection is that of a failure with another sentence.
    if (trouble !== 'network' || !sentences.other) await expectAccessible(page, 'main');
    await stop();
  }
}
