import { randomUUID } from 'node:crypto';
import { walkRecord } from '@vitrine/content-model/records/walk-record.ts';
import type { CollectionSlug, FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from '../fixture/catalogue.ts';
import { openContent } from './content-snapshot.ts';

const GERMAN = 'Nur auf Deutsch';
const RICH_TEXT = {
  root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [{ text: GERMAN }] }] },
};

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const collectionOf = (slug: string) => {
  const found = Object.values(catalogue.payload.collections).find(({ config }) => config.slug === slug);
  if (!found) throw new Error(`no collection ${slug}`);
  return found.config;
};
const isContent = (slug: string) => !slug.startsWith('payload-') && slug !== 'staff' && slug !== 'accounts';

/** Any value a field can hold; German only where it is written in two languages. Nothing but what must be there is linked. */
async function germanValue(field: FlattenedField): Promise<unknown> {
  switch (field.type) {
    case 'text':
      return field.unique ? randomUUID() : field.hasMany ? [GERMAN] : GERMAN;
    case 'textarea':
      return GERMAN;
    case 'richText':
      return RICH_TEXT;
    case 'number':
      return 1;
    case 'checkbox':
      return false;
    case 'select':
    case 'radio': {
      const [first] = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      return 'hasMany' in field && field.hasMany ? [first] : first;
    }
    case 'relationship':
    case 'upload': {
      if (!field.required || Array.isArray(field.relationTo)) return undefined;
      const id = await create(field.relationTo);
      return field.hasMany ? [id] : id;
    }
    case 'array':
      return [{ id: randomUUID(), ...(await filled(field.flattenedFields)) }];
    case 'blocks':
      return Promise.all(
        field.blocks.map(async (block) => ({
          id: randomUUID(),
          blockType: block.slug,
          ...(await filled(block.flattenedFields)),
        })),
      );
    default:
      return 'flattenedFields' in field ? filled(field.flattenedFields) : undefined;
  }
}

async function filled(fields: readonly FlattenedField[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    if (['id', 'blockName', 'blockType', 'createdAt', 'updatedAt', '_order'].includes(field.name)) continue;
    const value = field.name === '_status' ? 'published' : await germanValue(field);
    if (value !== undefined) data[field.name] = 'localized' in field && field.localized ? { de: value } : value;
  }
  return data;
}

/** Written past the rules of the forms: what counts is that every field has a German value. */
async function create(slug: CollectionSlug): Promise<string> {
  const data = await filled(collectionOf(slug).flattenedFields);
  const { id } = await catalogue.payload.db.create({ collection: slug, data });
  return String(id);
}

/** Fields without their text, of a record as a release reads it in English. */
function emptyFields(fields: readonly FlattenedField[], record: object): string[] {
  return [...walkRecord(fields, record)]
    .filter(
      ({ field, value }) =>
        field.localized && ['text', 'textarea', 'richText'].includes(field.type) && !JSON.stringify(value ?? '').includes(GERMAN),
    )
    .map(({ way }) => way.map(({ name }) => name).join('.'));
}
const localizedIn = (fields: readonly FlattenedField[], record: object) =>
  [...walkRecord(fields, record)].filter(({ field }) => field.localized).length;

describe('what is missing in English is read in German', () => {
  it('in every field of every collection, also in rows and blocks', async () => {
    const { payload } = catalogue;
    let texts = 0;
    for (const { config } of Object.values(payload.collections)) {
      if (!isContent(config.slug) || !config.flattenedFields.some(({ name }) => name !== 'id')) continue;
      // Countries and sites are fixed lists.
      if (config.slug === 'countries' || config.slug === 'sites') continue;
      const id = await create(config.slug);
      const content = await openContent(payload);
      const records = await content.records(config.slug as never, 'en', [id]);
      await content.close();
      expect(records, config.slug).toHaveLength(1);
      for (const record of records as object[]) {
        expect(emptyFields(config.flattenedFields, record), config.slug).toEqual([]);
        texts += localizedIn(config.flattenedFields, record);
      }
    }
    expect(texts, 'the records are not empty').toBeGreaterThan(50);
  });

  it('in every field of every global', async () => {
    const { payload } = catalogue;
    for (const config of payload.globals.config) {
      await payload.db.createGlobal({ slug: config.slug, data: await filled(config.flattenedFields) });
      const content = await openContent(payload);
      const record: object = await content.global(config.slug, 'en');
      await content.close();
      expect(localizedIn(config.flattenedFields, record), config.slug).toBeGreaterThan(0);
      expect(emptyFields(config.flattenedFields, record), config.slug).toEqual([]);
    }
  });
});
