import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { assetsState } from '@vitrine/release/assets/assets-state.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { BrowserLostError, BrowserStuckError, BrowserUnavailableError } from '../browser/warm-browser.ts';
import type { Outcome } from '../queue/outcome.ts';
import type { DocumentContext } from './context.ts';
import { loadPageCounts, loadPdfTexts } from './pdf-texts.ts';
import { printDocument } from './print/print-document.ts';
import {
  FileUnreadableError,
  OriginUnreachableError,
  PicturesMissingError,
  PrintError,
  PrintTooLongError,
  TooManyPagesError,
} from './print/print-errors.ts';
import { reasonOf } from './reason-of.ts';
import { beginPrint, countTimeout, type DocumentRequest, saveRendered } from './request.ts';
import { documentTitle } from './title.ts';

/** Seconds a print run may read: longer than the longest print run lives. */
const RENDER_TOKEN_SECONDS = 300;
/** Waiting time after each try in which the page itself was at fault; then the document has failed. */
const PAGE_BACKOFF_MS = [500, 1000, 2000, 5000, 10_000, 20_000, 30_000];
/** What was not foreseen is tried more often; a document that ends its worker each time must not do so for ever. */
const TRIES_MAX = 20;
/** A print that took too long is tried once more: another time is another load, a third is at everybody's expense. */
const TIMEOUTS_MAX = 2;
/** Pictures are made again after a restore, which takes minutes; each try is a turn of its account only. */
const PICTURES_DELAY_MS = 20_000;
/** So long after its order a document waits for them uncounted; one that never comes must not be waited for for ever. */
const PICTURES_WAIT_MS = 24 * 3600 * 1000;
/** While the app, the browser or the disk is away nothing is counted. */
const AWAY_DELAY_MS = 2000;
/** A browser that does not start is away for longer, and each try starts one. */
const NO_BROWSER_DELAY_MS = 15_000;
const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'EMFILE'];

export const documentKey = (hash: string) => `documents/${hash}.pdf`;

async function print(
  { browser, environment, origin, printLifeMs, printReadyMs }: DocumentContext,
  db: Queryable,
  request: DocumentRequest,
  log: DocumentContext['log'],
) {
  const { hash, accountId, site, body, sender } = request;
  const claims = { sub: accountId, sid: hash, scope: 'render', offer: hash, lang: site } as const;
  const token = await signAccessToken(environment.secret, claims, RENDER_TOKEN_SECONDS);
  const pageCounts = await loadPageCounts(db, site);
  const texts = await loadPdfTexts(db, site);
  return browser.use((running) =>
    printDocument(running, {
      origin,
      data: { token, meta: { language: site }, offerId: hash },
      pages: body.pages,
      pageCounts,
      metadata: {
        title: documentTitle(texts, site, body.meta.customer.company),
        author: `${sender.firstname} ${sender.lastname}`,
        language: site,
      },
      log,
      ...(printLifeMs ? { lifeMs: printLifeMs } : {}),
      ...(printReadyMs ? { readyMs: printReadyMs } : {}),
    }),
  );
}

/** Prints the document and stores it under a key of its own; printing twice writes the same file again. */
export async function renderStep(context: DocumentContext, db: Queryable, request: DocumentRequest): Promise<Outcome> {
  const { hash } = request;
  const log = context.log.child({ hash, step: 'render' });
  const attempt = await beginPrint(db, hash);
  if (attempt > TRIES_MAX) {
    return { kind: 'failed', failure: 'printFailed', reason: request.lastError ?? 'every try ended its worker' };
  }
  try {
    const printed = await print(context, db, request, log);
    const stored = performance.now();
    await context.files.put(documentKey(hash), printed.bytes);
    const kept = await saveRendered(db, hash, { key: documentKey(hash), pages: printed.pages });
    if (!kept) await context.files.remove(documentKey(hash));
    const { load, print: printing, finish } = printed.ms;
    log.info(
      {
        pages: printed.pages,
        passes: printed.passes,
        bytes: printed.bytes.length,
        ms: {
          load: Math.round(load),
          print: Math.round(printing),
          finish: Math.round(finish),
          store: Math.round(performance.now() - stored),
        },
      },
      'document printed',
    );
    return { kind: 'done', next: 'mail' };
  } catch (error) {
    const reason = reasonOf(error);
    // The same again, while something is away, is no news.
    log[reason === request.lastError ? 'debug' : 'warn']({ reason, attempt }, 'print failed');
    if (error instanceof PrintTooLongError || error instanceof BrowserStuckError) {
      if ((await countTimeout(db, hash)) >= TIMEOUTS_MAX) return { kind: 'failed', failure: 'printTooLong', reason };
      return { kind: 'retry', reason, delayMs: AWAY_DELAY_MS };
    }
    if (error instanceof PicturesMissingError && (await picturesAreMade(db, request))) {
      return { kind: 'retry', reason, delayMs: PICTURES_DELAY_MS, uncounted: true };
    }
    return afterFailure(error, attempt, reason);
  }
}

/** True while pictures are made again after a restore, and the document has not waited for them too long. */
async function picturesAreMade(db: Queryable, { createdAt }: DocumentRequest): Promise<boolean> {
  if (Date.now() - createdAt.getTime() > PICTURES_WAIT_MS) return false;
  const assets = await assetsState(db);
  return assets !== null && assets.present < assets.named;
}

function isAway(error: unknown): boolean {
  if (error instanceof OriginUnreachableError) return true;
  return error instanceof Error && 'code' in error && DISK_ERRORS.includes(String(error.code));
}

function afterFailure(error: unknown, attempt: number, reason: string): Outcome {
  if (error instanceof BrowserUnavailableError) return { kind: 'retry', reason, delayMs: NO_BROWSER_DELAY_MS, uncounted: true };
  if (isAway(error)) return { kind: 'retry', reason, delayMs: AWAY_DELAY_MS, uncounted: true };
  if (error instanceof BrowserLostError && attempt <= 3) return { kind: 'retry', reason, delayMs: 0 };
  if (error instanceof TooManyPagesError) return { kind: 'failed', failure: 'tooManyPages', reason };
  if (error instanceof FileUnreadableError) return { kind: 'failed', failure: 'fileUnreadable', reason };
  if (error instanceof PicturesMissingError) {
    if (attempt >= TRIES_MAX) return { kind: 'failed', failure: 'picturesMissing', reason };
    return { kind: 'retry', reason, delayMs: PICTURES_DELAY_MS };
  }
  const delayMs = PAGE_BACKOFF_MS[attempt - 1];
  if (delayMs !== undefined) return { kind: 'retry', reason, delayMs };
  if (error instanceof PrintError) return { kind: 'failed', failure: 'printFailed', reason };
  return { kind: 'retry', reason, delayMs: PAGE_BACKOFF_MS.at(-1) ?? 0 };
}
