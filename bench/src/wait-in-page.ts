import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './page/visit.ts';

const STEP_MS = 50;

/**
 * Waits until something in the page is there, and answers it. `page.waitForFunction` evaluates its text again in each frame of the page,
 * which the app's policy refuses; what is evaluated from outside is not asked for.
 */
export async function waitInPage<T>(page: Page, look: string | (() => T | null | undefined | false)): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await page.evaluate<T | null | undefined | false>(look);
    if (found) return found;
    if (Date.now() > until) throw new Error(`nothing came in the page: ${look}`);
    await delay(STEP_MS);
  }
}
