import type { Page } from 'playwright-core';
import { followRequests } from '../../../e2e/journeys/quiet.ts';

/** Opens an address and waits until its page asks for nothing. Answers how to wait for that again. */
export async function openAtRest(page: Page, url: string): Promise<() => Promise<void>> {
  const quiet = followRequests(page);
  await page.goto(url);
  await quiet();
  return quiet;
}
