import { wireDocument } from '@vitrine/contract/json-api.ts';
import { pageAt } from '@vitrine/contract/page-paths.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import * as z from 'zod/mini';

const fileItem = z.object({ link: z.string(), pdfDocument: z.object({ pages: z.int() }) });

/**
 * Print pages of the routes that are PDFs of the menu, by route path: as many as the file has, so it need not be printed to
 * know. A file that cannot be read has no number.
 */
export async function filePages(db: Queryable, site: Language): Promise<Map<string, number>> {
  const { rows } = await db.query<{ identity: Buffer }>(
    `select b.identity from vitrine.release_entry e join vitrine.release_blob b using (hash)
     where e.site = $1 and e.path = 'navigation/_all' and e.until is null`,
    [site],
  );
  if (!rows[0]) return new Map();
  const menu = wireDocument.safeParse(JSON.parse(rows[0].identity.toString('utf8')));
  if (!menu.success) return new Map();
  const { data } = menu.data;
  return new Map(
    (Array.isArray(data) ? data : [data]).flatMap(({ attributes }) => {
      const item = fileItem.safeParse(attributes);
      if (!item.success || pageAt(item.data.link)?.kind !== 'static-product') return [];
      return [[item.data.link, item.data.pdfDocument.pages] as const];
    }),
  );
}
