import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { BrowserMissingError } from '@vitrine/server/browser/program.ts';

/**
 * Lets what starts on a new data folder find the bundled browser unpacked: unpacking takes two seconds of a processor and 200 MB each
 * time, and is a test of its own (find-browser.test.ts). Where another browser is used, or none runs, there is nothing to share.
 */
export async function shareBrowser(dataDir: string): Promise<void> {
  const settings = { chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: tmpdir() };
  const program = await findBrowser(settings).catch((error: unknown) => {
    if (error instanceof BrowserMissingError) return null;
    throw error;
  });
  if (program?.source === 'bundled') await symlink(join(settings.dataDir, 'chromium'), join(dataDir, 'chromium'));
}
