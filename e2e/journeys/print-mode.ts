import type { Page } from '@playwright/test';
import { PRINT_ORIGIN_META, type PrintMeta } from '@vitrine/contract/print.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { SALES } from './fixtures.ts';
import { sharedToken } from './session.ts';

/** Serves a path as to a print run: the server opens print mode for the worker only. `origin`: what links in the PDF begin with. */
export const allowPrintMode = (page: Page, origin: string, path: string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const mark = `<head><meta name="${PRINT_ORIGIN_META}" content="${origin}">`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', mark) });
    },
  );

/** Address of a path in print mode, in German if nothing else is said. */
export async function printAddress(
  origin: string,
  path: string,
  { language = 'de', ...part }: Pick<PrintMeta, 'onlyFirstPage'> & { language?: Language } = {},
): Promise<string> {
  const data: PrintMeta = { token: await sharedToken(origin, SALES), meta: { language }, ...part };
  return `${path}?data=${Buffer.from(JSON.stringify(data)).toString('base64url')}`;
}

/** The PDF of a path as the worker's browser prints it (apps/worker/src/documents/print/open-page.ts). */
export async function printToPdf(page: Page, origin: string, path: string, linksBegin = origin): Promise<Buffer> {
  await allowPrintMode(page, linksBegin, path);
  await page.goto(await printAddress(origin, path));
  await page.waitForSelector('html[data-print-ready]', { state: 'attached', timeout: 60_000 });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
