import type { Payload, PayloadRequest } from 'payload';
import { describeWay } from '../records/describe-way.ts';
import { adminLanguage } from '../records/label-text.ts';
import { globalTitle, kindOf, recordTitle } from '../records/record-title.ts';
import { walkRecord } from '../records/walk-record.ts';
import type { Referrer } from './find-referrers.ts';

/** Enough to begin with; the rest is counted. */
const DESCRIBED_MAX = 12;

/** What links to a record, for people: `title` "Winkelwolf WW 200", `kind` "Produkt", `fields` "Vorschaubild". */
export interface DescribedReferrer {
  kind: string;
  title: string;
  fields: string[];
  /** Path in the admin. */
  href: string;
}
export interface DescribedReferrers {
  shown: DescribedReferrer[];
  /** Those that are not shown: too many of them, or not for this reader. */
  more: number;
}

interface Target {
  collection: string;
  id: string;
}

const idsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (typeof value !== 'object' || value === null) return [value];
  // { relationTo, value } of a field that takes several collections, or one value a language.
  return 'relationTo' in value && 'value' in value ? [value.value] : Object.values(value).flatMap(idsOf);
};

function fieldsThatLink(fields: Parameters<typeof walkRecord>[0], record: object, target: Target, req: PayloadRequest): string[] {
  const found = [...walkRecord(fields, record)].filter(
    ({ field, value }) =>
      (field.type === 'relationship' || field.type === 'upload') &&
      [field.relationTo].flat().some((slug) => slug === target.collection) &&
      idsOf(value).includes(target.id),
  );
  return [...new Set(found.map(({ way }) => describeWay(way, adminLanguage(req))))];
}

async function describeOne(payload: Payload, { kind, slug, id }: Referrer, target: Target, req: PayloadRequest) {
  // Only code that may do everything comes without a user.
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: !req.user, user: req.user, req } as const;
  const language = adminLanguage(req);
  if (kind === 'global') {
    const config = payload.globals.config.find((global) => global.slug === slug);
    if (!config) return null;
    const record: object = await payload.findGlobal({ slug: config.slug, ...options });
    const fields = fieldsThatLink(config.flattenedFields, record, target, req);
    return { kind: '', title: globalTitle(config, language), fields, href: `/admin/globals/${slug}` };
  }
  const config = Object.values(payload.collections).find((collection) => collection.config.slug === slug)?.config;
  if (!config) return null;
  const record: object | null = await payload.findByID({ collection: config.slug, id, disableErrors: true, ...options });
  if (!record) return null;
  const fields = fieldsThatLink(config.flattenedFields, record, target, req);
  return {
    kind: kindOf(config, language),
    title: recordTitle(config, record, language),
    fields,
    href: `/admin/collections/${slug}/${id}`,
  };
}

/** Titles, fields and links, in the language of the admin and only of what this member of staff may read. */
export async function describeReferrers(
  referrers: readonly Referrer[],
  target: Target,
  req: PayloadRequest,
): Promise<DescribedReferrers> {
  const described = [];
  for (const referrer of referrers.slice(0, DESCRIBED_MAX)) {
    described.push(await describeOne(req.payload, referrer, target, req).catch(() => null));
  }
  const shown = described.filter((one) => one !== null);
  return { shown, more: referrers.length - shown.length };
}
