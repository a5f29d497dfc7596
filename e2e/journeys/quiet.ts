import { expect, type Page, type Request } from '@playwright/test';

/** Nothing is asked for any more when nothing was for this long, in ms: code asks for the code that it needs as soon as it is there. */
const QUIET_MS = 1000;

/** Follows what a page asks for from now on. Answers a wait until all of it has come. */
export function followRequests(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => {
    changed = Date.now();
    // The channel of news stays open.
    if (!request.url().endsWith('/events')) waiting.add(request);
  });
  const end = (request: Request) => {
    changed = Date.now();
    waiting.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => waiting.size === 0 && Date.now() - changed > QUIET_MS, { timeout: 30_000 }).toBe(true);
}
