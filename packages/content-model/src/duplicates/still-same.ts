import type { PayloadRequest } from 'payload';
import { type TableCell, tableTextIn, unfinishedTable } from '../fields/technical-data.ts';
import type { Product } from '../payload-types.ts';
import { describeWay } from '../records/describe-way.ts';
import { adminLanguage } from '../records/label-text.ts';
import { recordTitle } from '../records/record-title.ts';
import { type Step, walkRecord } from '../records/walk-record.ts';
import type { StillSame } from './duplicates-contract.ts';
import { isTypeName } from './renamed.ts';
import { renamedMachine } from './renamed-machine.ts';

/** What sisters have in common: no reason to look at it again. */
const SHARED = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'slug',
  'copiedFrom',
  'productKind',
  'productType',
  'productTypeName',
  'productCategoryList',
  'state',
  'figure',
  'label',
  'advantagesHeadline',
  'productAdvantageList',
  'applicationsIntroduction',
  'productApplicationList',
  'productCaseStudyList',
  'productOptionList',
  'faqList',
  'relatedContentHeadline',
  'productRelatedContentList',
  'technicalDataProducts',
  'technicalDataOutput',
  'technicalDataNote',
]);
const LISTED_MAX = 24;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isSame = (a: unknown, b: unknown): boolean => !isEmpty(a) && JSON.stringify(a) === JSON.stringify(b);

const cellText = (cell: TableCell | undefined): string =>
  cell === undefined || typeof cell === 'string' ? '' : tableTextIn(cell, 'de').trim();

/** Labels of the rows whose value in the machine's own column is still the other one's. */
function sameRows(copy: unknown, source: unknown, name: string, language: 'de' | 'en'): string[] {
  const [mine, theirs] = [unfinishedTable.safeParse(copy), unfinishedTable.safeParse(source)];
  if (!mine.success || !theirs.success) return [];
  const column = mine.data.columns.indexOf(name);
  const before = new Map(theirs.data.groups.flatMap(({ rows }) => rows.map((row) => [row.id, row.values[column]] as const)));
  return mine.data.groups.flatMap(({ rows }) =>
    rows
      .filter((row) => row.id !== undefined && cellText(row.values[column]) !== '' && !row.figure)
      .filter((row) => isSame(row.values[column], before.get(row.id)))
      .map(({ label }) => tableTextIn(label, language)),
  );
}

/** Labels are not enough: "Chargengewicht" is in several groups of one row. */
const pathOf = (way: readonly Step[]): string => way.map(({ name, row }) => `${name}/${row ?? ''}`).join('/');

const LANGUAGE_NAMES = { de: { de: 'deutsch', en: 'englisch' }, en: { de: 'German', en: 'English' } } as const;

/** What a machine still has as the one that it was made after; null when it was made after none, or everything was checked. */
export async function stillSame(req: PayloadRequest, id: string): Promise<StillSame | null> {
  const options = { req, user: req.user, overrideAccess: false, depth: 0, draft: true, disableErrors: true } as const;
  const read = (one: string) =>
    req.payload.findByID({ collection: 'products', id: one, locale: 'all', showHiddenFields: true, ...options });
  const copy: Product | null = await read(id);
  const source = copy?.copiedFrom ? await read(copy.copiedFrom) : null;
  const config = req.payload.collections.products.config;
  if (!copy || !source) return null;
  const language = adminLanguage(req);
  const name = copy.productTypeName ?? '';
  const formerName = source.productTypeName ?? '';
  const [mine, theirs, asWritten] = [copy, renamedMachine(config.flattenedFields, source, formerName, name), source].map(
    (record) => new Map([...walkRecord(config.flattenedFields, record)].map((one) => [pathOf(one.way), one])),
  );
  const found: string[] = [];
  for (const [key, { field, value, way }] of mine ?? []) {
    if (SHARED.has(field.name)) continue;
    // A title is another one once it has the other type; other texts say more than that.
    const other = (field.name === 'title' ? asWritten : theirs)?.get(key)?.value;
    const label = describeWay(way, language);
    if (field.type === 'json') {
      found.push(...sameRows(value, other, name, language).map((row) => `${label}: ${row}`));
    } else if (field.localized) {
      const texts = [value, other].map((all) => new Map<string, unknown>(Object.entries(all ?? {})));
      const same = (['de', 'en'] as const).filter((one) => isSame(texts[0]?.get(one), texts[1]?.get(one)));
      if (same.length > 0) found.push(`${label} (${same.map((one) => LANGUAGE_NAMES[language][one]).join(', ')})`);
    } else if (isSame(value, other)) found.push(label);
  }
  const fields = [...new Set(found)];
  return {
    title: recordTitle(config, source, language),
    href: `/admin/collections/products/${source.id}`,
    fields: fields.slice(0, LISTED_MAX),
    more: Math.max(0, fields.length - LISTED_MAX),
    keptType: isTypeName(formerName) ? null : formerName,
  };
}

/** An editor has looked at everything: nothing is marked any more. */
export async function endCopy(req: PayloadRequest, id: string): Promise<void> {
  const machine = { collection: 'products', id, depth: 0, req, user: req.user } as const;
  const record = await req.payload.findByID({ ...machine, draft: true, overrideAccess: false });
  const isDraft = record._status === 'draft';
  // Who may write a machine may not write where it comes from.
  await req.payload.update({
    ...machine,
    data: { copiedFrom: null, _status: isDraft ? 'draft' : 'published' },
    draft: isDraft,
    overrideAccess: true,
  });
}
