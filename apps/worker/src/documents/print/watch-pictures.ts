import type { Page } from 'playwright-core';
import { z } from 'zod';
import { PicturesMissingError } from './print-errors.ts';

/** Files of the catalogue; videos and frames of a page on screen are not asked for in print. */
const isPicture = (url: URL) => url.pathname.startsWith('/assets/');

const broken = z.array(z.string());

/**
 * Watches what a page loads from `origin`. `check` throws PicturesMissingError when a picture failed to load or shows nothing:
 * a document without its pictures must not be mailed.
 */
export function watchPictures(page: Page, origin: string): { check: () => Promise<void> } {
  const failed = new Set<string>();
  const judge = (address: string, isThere: boolean) => {
    const url = URL.parse(address);
    if (url?.origin !== origin || !isPicture(url)) return;
    if (isThere) failed.delete(url.pathname);
    else failed.add(url.pathname);
  };
  page.on('requestfailed', (request) => judge(request.url(), false));
  page.on('response', (response) => judge(response.url(), response.status() < 400));
  return {
    async check() {
      // An SVG without a size of its own has no natural width.
      const empty = broken.parse(
        await page.evaluate(
          `Array.from(document.images).filter((image) => image.src.startsWith(location.origin + '/')
            && !(image.complete && (image.naturalWidth > 0 || /\\.svg$/.test(new URL(image.src).pathname))))
            .map((image) => new URL(image.src).pathname)`,
        ),
      );
      const missing = new Set([...failed, ...empty]);
      if (missing.size > 0) throw new PicturesMissingError(`${missing.size} pictures, for example ${[...missing][0]}`);
    },
  };
}
