import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { PRINTED_BESIDE, type PrintedBeside } from '@vitrine/contract/page-counts.ts';
import { isDocumentAddable, routeOfDocument } from '@vitrine/contract/page-paths.ts';
import { PAGE_KINDS, PAGES } from '@vitrine/contract/pages.ts';
import { language } from '@vitrine/contract/sites.ts';
import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';
import { z } from 'zod';
import { BrowserLostError, BrowserUnavailableError, type WarmBrowser } from '../browser/warm-browser.ts';
import { printPdf, withPrintPage } from '../documents/print/open-page.ts';
import { OriginUnreachableError } from '../documents/print/print-errors.ts';
import { withPdfReader } from '../documents/print/read-pdf.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import { printLayout } from './print-layout.ts';

interface CountPagesOptions {
  secret: string;
  origin: string;
  pool: Pool;
  log: Log;
  browser: WarmBrowser;
  /** What pages print beside their own documents. */
  printedBeside?: PrintedBeside;
  /** How long it gives way to documents before it measures one route beside them. */
  patienceMs?: number;
  /** The clock of that patience, in ms. */
  now?: () => number;
}

/** `layout`: what lays out the page, and the hash of what it prints beside its document. */
const uncounted = z.object({ site: language, path: z.string(), hash: z.string(), layout: z.string() });
/** A document, and the path in the app of the page that shows it. */
type Uncounted = z.infer<typeof uncounted> & { route: string };

/** An account that does not exist: the print run of a route alone reads content only. */
const SUBJECT = 'page-count';
const TOKEN_SECONDS = 120;
/** How long to give way while a document waits to be printed, and after the app did not answer or no browser started. */
const GIVE_WAY_MS = 3000;
const UNREACHABLE_MS = 10_000;
/** A route takes a second or two to print. Documents hardly notice one route a minute, and no estimate stays for good. */
const PATIENCE_MS = 60_000;

/**
 * Of all pages, what lays them out: $1. A page prints more than its document where it is built around something else, or draws what its
 * rows name; the resource that it shows says what: $2, for the documents $3.
 */
const LAYOUTS = `
  select e.site, e.path, e.hash, concat_ws(' ', $1::text, (
    select string_agg(beside.hash, ' ' order by beside.path) from vitrine.release_entry beside
    where beside.site = e.site and beside.until is null and beside.path = any (array(
      select replace(page.beside, '{slug}', slug #>> '{}') from jsonb_path_query(page.body, '$.**.productSlug') slug
      union select page.beside))
  )) as layout
  from vitrine.release_entry e
  left join lateral (
    select b.body, $2::json ->> (b.body #>> '{data,type}') as beside
    from (select convert_from(identity, 'UTF8')::jsonb as body from vitrine.release_blob where hash = e.hash) b
    where e.path like any ($3::text[])
  ) page on true
  where e.until is null`;

/** The parameters $2 and $3 of LAYOUTS. */
function besideParameters(printedBeside: PrintedBeside): [documents: string, patterns: string[]] {
  const kinds = PAGE_KINDS.filter((kind) => printedBeside[kind] !== undefined);
  return [
    JSON.stringify(Object.assign({}, ...kinds.map((kind) => printedBeside[kind]))),
    kinds.flatMap((kind) => PAGES[kind].document?.replace('{slug}', '%') ?? []),
  ];
}

/** A printable route whose present document was not measured yet in this layout, passing over `tried` (keyOf). */
async function nextUncounted(
  { pool, printedBeside = PRINTED_BESIDE }: CountPagesOptions,
  layout: string,
  tried: ReadonlySet<string>,
): Promise<Uncounted | null> {
  const { rows } = await pool.query(
    `select l.site, l.path, l.hash, l.layout from (${LAYOUTS}) l left join vitrine.page_count c using (site, path, hash, layout)
     where c.pages is null order by l.path, l.site`,
    [layout, ...besideParameters(printedBeside)],
  );
  const pages = z
    .array(uncounted)
    .parse(rows)
    .map((row) => ({ ...row, route: routeOfDocument(row.path) ?? '' }));
  return pages.find((page) => isDocumentAddable(page.route) && !tried.has(keyOf(page))) ?? null;
}

const keyOf = ({ site, path, hash, layout }: Omit<Uncounted, 'route'>) => `${site}:${path}:${hash}:${layout}`;

/** True while a document waits for the browser. */
async function documentWaits(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from vitrine.document_request
     where status = 'pending' and step = 'render' and coalesce(next_attempt_at, created_at) <= now() limit 1`,
  );
  return rowCount !== 0;
}

async function store(pool: Pool, { site, path, hash, layout }: Uncounted, pages: number): Promise<void> {
  await pool.query(
    `insert into vitrine.page_count (site, path, hash, pages, layout) values ($1, $2, $3, $4, $5)
     on conflict (site, path) do update set hash = excluded.hash, pages = excluded.pages, layout = excluded.layout`,
    [site, path, hash, pages, layout],
  );
}

async function measure({ secret, origin, browser, log }: CountPagesOptions, { site, route }: Uncounted): Promise<number> {
  const claims = { sub: SUBJECT, sid: SUBJECT, scope: 'render', lang: site } as const;
  const token = await signAccessToken(secret, claims, TOKEN_SECONDS);
  const target = { origin, path: route, data: { token, meta: { language: site } }, log, mayLackPictures: true };
  const bytes = await browser.use((running) => withPrintPage(running, target, printPdf));
  return (await withPdfReader((reader) => reader.read(bytes))).pages;
}

/** Says nothing about the route: the app or the browser is not there at present. */
const isOfTheMoment = (error: unknown) => error instanceof OriginUnreachableError || error instanceof BrowserUnavailableError;

/**
 * Measures one route after the other, each printed alone, and gives way to documents; where these never end, one route has a turn each
 * minute. A route that does not print is passed over until its document or the layout changes or the worker starts anew: a document that holds it is then printed twice.
 */
export function countPagesHandler(options: CountPagesOptions): Handler {
  const { pool, log, patienceMs = PATIENCE_MS, now = Date.now } = options;
  /** Since when it has given way; null while it has not. */
  let givesWaySince: number | null = null;
  const mayMeasure = async () => {
    if (await documentWaits(pool)) {
      givesWaySince ??= now();
      if (now() - givesWaySince < patienceMs) return false;
    }
    givesWaySince = null;
    return true;
  };
  const tried = new Set<string>();
  const lost = new Set<string>();
  const later = (ms: number) => enqueue(pool, countPagesJob, {}, { key: countPagesJob.name, runAt: new Date(Date.now() + ms) });
  return handle(countPagesJob, async () => {
    const layout = await printLayout(options.origin).catch((error: Error) => {
      if (isOfTheMoment(error)) return null;
      throw error;
    });
    if (layout === null) return later(UNREACHABLE_MS);
    const next = () => nextUncounted(options, layout, tried);
    for (let route = await next(); route; route = await next()) {
      if (!(await mayMeasure())) return later(GIVE_WAY_MS);
      const started = performance.now();
      try {
        const pages = await measure(options, route);
        await store(pool, route, pages);
        log.info({ site: route.site, path: route.path, pages, ms: Math.round(performance.now() - started) }, 'pages counted');
      } catch (error) {
        if (isOfTheMoment(error)) return later(UNREACHABLE_MS);
        const key = keyOf(route);
        // The browser was ended from outside, or this page does each time: the second try tells.
        if (error instanceof BrowserLostError && !lost.has(key)) {
          lost.add(key);
          continue;
        }
        tried.add(key);
        log.warn(
          { site: route.site, path: route.path, reason: error instanceof Error ? error.name : 'unknown' },
          'pages not counted',
        );
      }
    }
  });
}
