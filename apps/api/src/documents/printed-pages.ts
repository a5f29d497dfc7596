import {
  type AddedDocument,
  PRINTED_PAGES_AN_HOUR_MAX,
  PRINTED_PAGES_MAX,
  TOO_MANY_PAGES_ORDERED,
} from '@vitrine/contract/documents.ts';
import { documentAt, routeOfDocument } from '@vitrine/contract/page-paths.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { filePages } from '@vitrine/release/file-pages.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { tooManyRequests } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';

/** What a chapter counts that has not been measured yet: the least it can be, so that no order is refused for a guess. */
const UNMEASURED_PAGES = 1;

const TOO_MANY: Record<Language, (pages: number) => string> = {
  de: (pages) =>
    `Diese Auswahl wird gedruckt ${pages} Seiten lang, ein Dokument fasst höchstens ${PRINTED_PAGES_MAX}. Bitte entfernen Sie einige Einträge.`,
  en: (pages) =>
    `This selection prints ${pages} pages, a document holds at most ${PRINTED_PAGES_MAX}. Please remove some entries.`,
};

const counts = z.array(z.object({ path: z.string(), pages: z.int() }));

/** Print pages of the chosen pages, one that is chosen twice counted twice. */
export async function printedPages(db: Queryable, site: Language, pages: readonly AddedDocument[]): Promise<number> {
  const { rows } = await db.query('select path, pages from vitrine.page_count where site = $1 and path = any($2)', [
    site,
    pages.flatMap(({ urlPath }) => documentAt(urlPath) ?? []),
  ]);
  const measured = counts.parse(rows).map(({ path, pages: count }) => [routeOfDocument(path), count] as const);
  const known = new Map([...measured, ...(await filePages(db, site))]);
  return pages.reduce((sum, { urlPath }) => sum + (known.get(urlPath) ?? UNMEASURED_PAGES), 0);
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
