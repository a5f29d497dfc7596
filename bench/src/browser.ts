import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import type { Browser } from 'playwright-core';

/**
 * The browser that pages are measured in: the headless shell that comes with the installation, as for journeys; CHROMIUM_PATH names
 * another. An installed Chromium has a window around its page even without a screen: its bars hide the last 100 px of a phone's page,
 * and what changes there alone is never drawn, so a tap on the bar at the foot is "answered" by the next change elsewhere.
 */
export const openBrowser = async (dataDir: string): Promise<Browser> =>
  launchBrowser(await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? 'bundled', dataDir }));
