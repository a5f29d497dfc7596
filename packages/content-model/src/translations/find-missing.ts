import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { z } from 'zod';
import { describeWay } from '../records/describe-way.ts';
import { adminLanguage, labelText } from '../records/label-text.ts';
import { globalTitle, recordTitle } from '../records/record-title.ts';
import { staffQueries } from '../requests/staff-reads.ts';
import { missingStatement } from './missing-statement.ts';
import { missingTexts } from './missing-texts.ts';

export const RECORDS_PER_PAGE = 25;

/** A record with what is missing in it: the way to each field and the German text there. */
export interface IncompleteRecord {
  id: string;
  title: string;
  texts: { field: string; german: string }[];
  /** Opens the record in the admin with its English texts. */
  href: string;
}
/** One collection, or one global, with the first of its incomplete records. */
export interface IncompleteGroup {
  slug: string;
  title: string;
  total: number;
  records: IncompleteRecord[];
}

const incompleteRow = z.object({ id: z.string(), total: z.coerce.number() });

async function incompleteIds(req: PayloadRequest, slug: string, page: number): Promise<z.infer<typeof incompleteRow>[]> {
  const statement = missingStatement(req.payload, slug);
  if (statement === null) return [];
  return rowsOf(
    staffQueries(req),
    incompleteRow,
    `select id, count(*) over () as total from (${statement}) incomplete order by id limit $1 offset $2`,
    [RECORDS_PER_PAGE, (page - 1) * RECORDS_PER_PAGE],
  );
}

function incompleteRecord(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  record: object,
  head: Omit<IncompleteRecord, 'texts'>,
  req: PayloadRequest,
): IncompleteRecord {
  const texts = [...missingTexts(config.flattenedFields, record)].map(({ way, german }) => ({
    field: describeWay(way, adminLanguage(req)),
    german,
  }));
  return { ...head, texts };
}

async function inCollection(
  config: SanitizedCollectionConfig,
  page: number,
  req: PayloadRequest,
): Promise<IncompleteGroup | null> {
  const language = adminLanguage(req);
  const found = await incompleteIds(req, config.slug, page);
  if (!found[0]) return null;
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { id: { in: found.map(({ id }) => id) } },
    locale: 'all',
    depth: 0,
    limit: RECORDS_PER_PAGE,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const records = docs.map((doc) => {
    const href = `/admin/collections/${config.slug}/${doc.id}?locale=en`;
    return incompleteRecord(config, doc, { id: String(doc.id), title: recordTitle(config, doc, language), href }, req);
  });
  const title = labelText(config.labels.plural, language, config.slug);
  return {
    slug: config.slug,
    title,
    total: found[0].total,
    records: records.sort((a, b) => a.title.localeCompare(b.title, language)),
  };
}

async function inGlobal(config: SanitizedGlobalConfig, req: PayloadRequest): Promise<IncompleteGroup | null> {
  if ((await incompleteIds(req, config.slug, 1)).length === 0) return null;
  const record: object = await req.payload.findGlobal({
    slug: config.slug,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const title = globalTitle(config, adminLanguage(req));
  const head = { id: config.slug, title, href: `/admin/globals/${config.slug}?locale=en` };
  return { slug: config.slug, title, total: 1, records: [incompleteRecord(config, record, head, req)] };
}

/**
 * Everything that has a German text and no English one, by collection, as a member of staff may read it. Of each
 * collection a page of records is described; `page` is the one of `only`, or of all collections. SQL finds them, so
 * that the time goes by what is shown, not by the size of the catalogue.
 */
export async function findMissing(
  req: PayloadRequest,
  { only, page = 1 }: { only?: string; page?: number } = {},
): Promise<IncompleteGroup[]> {
  const wanted = ({ slug }: { slug: string }) => !slug.startsWith('payload-') && (only === undefined || slug === only);
  const groups: (IncompleteGroup | null)[] = [];
  for (const { config } of Object.values(req.payload.collections))
    if (wanted(config)) groups.push(await inCollection(config, page, req));
  for (const config of req.payload.globals.config) if (wanted(config)) groups.push(await inGlobal(config, req));
  return groups.filter((group) => group !== null);
}
