import {
  type AddedDocument,
  PRINTED_PAGES_AN_HOUR_MAX,
  PRINTED_PAGES_MAX,
  TOO_MANY_PAGES_ORDERED,
} from '@vitrine/contract/documents.ts';
import { pageAt, routeOfDocument } from '@vitrine/contract/page-paths.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { filePages } from '@vitrine/release/file-pages.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { tooManyRequests } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';

/** A comparison is no page of a release, so it is never measured: four machines with all that is known of them print so many. */
const COMPARISON_PAGES = 3;
/** What a chapter counts where nothing at all was measured, in the first minutes of an instance. The worker looks again. */
const UNKNOWN_PAGES = 1;

const TOO_MANY: Record<Language, (pages: number) => string> = {
  de: (pages) =>
    `Diese Auswahl hat ${pages} Druckseiten, ein Dokument fasst höchstens ${PRINTED_PAGES_MAX}. Bitte entfernen Sie einige Kapitel.`,
  en: (pages) =>
    `This selection has ${pages} printed pages, a document holds at most ${PRINTED_PAGES_MAX}. Please remove some chapters.`,
};

const counts = z.array(z.object({ path: z.string(), pages: z.int() }));

/** Print pages by route path, as far as they were measured. */
async function measuredPages(db: Queryable, site: Language): Promise<Map<string, number>> {
  const { rows } = await db.query('select path, pages from vitrine.page_count where site = $1', [site]);
  const measured = counts.parse(rows).flatMap(({ path, pages }) => {
    const route = routeOfDocument(path);
    return route ? [[route, pages] as const] : [];
  });
  return new Map([...measured, ...(await filePages(db, site))]);
}

/** What a chapter counts that has not been measured yet: as much as the longest of its kind, or of any kind. */
function estimateBy(known: ReadonlyMap<string, number>): (route: string) => number {
  const longest = new Map<PageKind, number>([['comparison', COMPARISON_PAGES]]);
  let longestOfAll = UNKNOWN_PAGES;
  for (const [route, pages] of known) {
    const kind = pageAt(route)?.kind;
    if (kind) longest.set(kind, Math.max(longest.get(kind) ?? 0, pages));
    longestOfAll = Math.max(longestOfAll, pages);
  }
  return (route) => {
    const kind = pageAt(route)?.kind;
    return (kind && longest.get(kind)) ?? longestOfAll;
  };
}

/** Print pages of the chosen pages, one that is chosen twice counted twice, one that was not measured by an estimate. */
export async function printedPages(db: Queryable, site: Language, pages: readonly AddedDocument[]): Promise<number> {
  const known = await measuredPages(db, site);
  const estimate = estimateBy(known);
  return pages.reduce((sum, { urlPath }) => sum + (known.get(urlPath) ?? estimate(urlPath)), 0);
}

/** Throws 422 about `pages` for a document that would keep the printer from everybody else. */
export function refuseTooLong(site: Language, pages: number): void {
  if (pages <= PRINTED_PAGES_MAX) return;
  throw new Problem('unprocessable', {
    fields: [{ pointer: 'pages', code: 'tooManyPrintedPages', detail: TOO_MANY[site](pages) }],
  });
}

const WINDOW_SECONDS = 3600;
const ordered = z.array(z.object({ pages: z.int(), seconds: z.number() }));

/** What an account has ordered within the last hour, the oldest first; `seconds` until it is an hour old. */
export async function earlierPages(db: Queryable, accountId: string): Promise<z.infer<typeof ordered>> {
  const { rows } = await db.query(
    `select expected_pages as pages, extract(epoch from created_at + make_interval(secs => $2) - now())::float as seconds
     from vitrine.document_request
     where account_id = $1 and created_at > now() - make_interval(secs => $2) order by created_at`,
    [accountId, WINDOW_SECONDS],
  );
  return ordered.parse(rows);
}

/** Throws 429, with the time after which there is room again, when one person orders more within an hour than they may. */
export function refuseTooMany(earlier: z.infer<typeof ordered>, pages: number): void {
  let excess = earlier.reduce((sum, order) => sum + order.pages, pages) - PRINTED_PAGES_AN_HOUR_MAX;
  for (const order of earlier) {
    if (excess <= 0) return;
    excess -= order.pages;
    if (excess <= 0) throw tooManyRequests(order.seconds, TOO_MANY_PAGES_ORDERED);
  }
}
