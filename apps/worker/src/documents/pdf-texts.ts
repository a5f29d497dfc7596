import { routeOfDocument } from '@vitrine/contract/page-paths.ts';
import { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import { type Model, parseOne } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { filePages } from '@vitrine/release/file-pages.ts';
import type { Queryable } from '@vitrine/server/database.ts';

export type PdfTexts = Model<typeof pdfMeta>;

/** The fixed texts of PDFs in the current release, or null when no release holds them. */
export async function loadPdfTexts(db: Queryable, site: Language): Promise<PdfTexts | null> {
  const { rows } = await db.query<{ identity: Buffer }>(
    `select b.identity from vitrine.release_entry e join vitrine.release_blob b using (hash)
     where e.site = $1 and e.path = 'pdf-meta/_all' and e.until is null`,
    [site],
  );
  return rows[0] ? parseOne(pdfMeta, JSON.parse(rows[0].identity.toString('utf8'))) : null;
}

/** Print pages by route path (`/product/ww-200`): of routes whose current document was measured, and of files of the menu. */
export async function loadPageCounts(db: Queryable, site: Language): Promise<Map<string, number>> {
  const { rows } = await db.query<{ path: string; pages: number }>(
    `select c.path, c.pages from vitrine.page_count c
     join vitrine.release_entry e on e.site = c.site and e.path = c.path and e.hash = c.hash and e.until is null
     where c.site = $1`,
    [site],
  );
  const measured = rows.map(({ path, pages }) => [routeOfDocument(path) ?? '', pages] as const);
  return new Map([...measured, ...(await filePages(db, site))]);
}
