import type { Page, Request } from '@playwright/test';

/** Nothing is asked for any more when nothing was for this long, in ms: code asks for the code that it needs as soon as it is there. */
const QUIET_MS = 1000;
const PATIENCE_MS = 30_000;
const LOOK_MS = 50;

/**
 * Follows what a page asks for from now on. Answers a wait until all of it has come but the channel of news, which stays open: also
 * what was caused just before the call and is not asked for yet.
 */
export function followRequests(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => {
    changed = Date.now();
    if (!request.url().endsWith('/events')) waiting.add(request);
  });
  const end = (request: Request) => {
    changed = Date.now();
    waiting.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    changed = Date.now();
    const until = changed + PATIENCE_MS;
    while (waiting.size > 0 || Date.now() - changed <= QUIET_MS) {
      if (Date.now() > until) throw new Error(`the page still waits for ${[...waiting].map((one) => one.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
}
