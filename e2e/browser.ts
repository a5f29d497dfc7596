import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { BROWSER_ARGUMENTS } from '@vitrine/server/browser/launch.ts';

// The same browser chain as the worker's; tests get their window from it.
const program = await findBrowser({
  chromiumPath: process.env.CHROMIUM_PATH ?? null,
  dataDir: process.env.VITRINE_DATA ?? join(tmpdir(), 'vitrine-e2e'),
});

/** How every test of a page starts its browser. */
export const LAUNCH = {
  executablePath: program.executablePath,
  env: { ...process.env, ...program.env } as Record<string, string>,
  chromiumSandbox: false,
  args: [...BROWSER_ARGUMENTS],
} satisfies LaunchOptions;

/** The instance that tests open. Throws where they were not started by `npm test`. */
export function instanceUrl(): string {
  const url = process.env.VITRINE_URL;
  if (!url) throw new Error('VITRINE_URL is not set: journeys run through "npm test -- journeys".');
  return url;
}

export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
