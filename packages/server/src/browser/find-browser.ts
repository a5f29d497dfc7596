import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledBrowser } from './bundled.ts';
import { findInstalled } from './installed.ts';
import { BrowserMissingError, type BrowserProgram } from './program.ts';

interface BrowserSettings {
  /** CHROMIUM_PATH: a program, or the word `bundled` for the one that came with the installation. */
  chromiumPath: string | null;
  /** Where all state lives; the bundled browser is unpacked into `chromium` there. */
  dataDir: string;
}

/** The browser to print and test with: CHROMIUM_PATH, else an installed one, else the bundled one. Throws BrowserMissingError. */
export async function findBrowser({ chromiumPath, dataDir }: BrowserSettings): Promise<BrowserProgram> {
  if (chromiumPath && chromiumPath !== 'bundled') {
    await access(chromiumPath, constants.X_OK).catch(() => {
      throw new BrowserMissingError(`CHROMIUM_PATH names ${chromiumPath}, which is not a program.`);
    });
    return { executablePath: chromiumPath, env: {}, source: 'setting' };
  }
  const installed = chromiumPath === 'bundled' ? null : findInstalled();
  return installed ? { executablePath: installed, env: {}, source: 'installed' } : bundledBrowser(join(dataDir, 'chromium'));
}
