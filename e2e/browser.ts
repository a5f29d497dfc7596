import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { BROWSER_ARGUMENTS } from '@vitrine/server/browser/launch.ts';
import { BrowserMissingError, type BrowserProgram } from '@vitrine/server/browser/program.ts';

const dataDir = process.env.VITRINE_DATA ?? join(tmpdir(), 'vitrine-e2e');
const chromiumPath = process.env.CHROMIUM_PATH ?? null;

const launch = ({ executablePath, env }: BrowserProgram) =>
  ({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    chromiumSandbox: false,
    args: [...BROWSER_ARGUMENTS],
  }) satisfies LaunchOptions;

/** The browser that the worker would take, started as every test of a page starts it. */
export const LAUNCH = launch(await findBrowser({ chromiumPath, dataDir }));

/**
 * The one that came with the installation, unless CHROMIUM_PATH names another. It is a headless shell: a page without a window around
 * it takes less of the processors (13 % over the journeys of the pages). Where it does not run, journeys take the worker's.
 */
export const LAUNCH_SHELL = await findBrowser({ chromiumPath: chromiumPath ?? 'bundled', dataDir }).then(
  launch,
  (error: unknown) => {
    if (error instanceof BrowserMissingError) return LAUNCH;
    throw error;
  },
);

/** The instance that tests open. Throws where they were not started by `npm test`. */
export function instanceUrl(): string {
  const url = process.env.VITRINE_URL;
  if (!url) throw new Error('VITRINE_URL is not set: journeys run through "npm test -- journeys".');
  return url;
}

export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
