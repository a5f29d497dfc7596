import { readEnvironment } from '@vitrine/server/environment.ts';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { createContentConfig } from '../config.ts';

describe('lists and forms of the admin', () => {
  let config: SanitizedConfig;
  beforeAll(async () => {
    config = await createContentConfig(
      readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    );
  });

  const collections = () => config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  const isPicture = (field: FlattenedField) => field.type === 'upload' && [field.relationTo].flat().includes('images');
  const columnsOf = ({ admin }: SanitizedConfig['collections'][number]) => admin.defaultColumns ?? [];

  test('each list is called by a title, in both languages, and shows columns that were chosen', () => {
    for (const { slug, admin, labels } of collections()) {
      expect(admin.useAsTitle, slug).not.toBe('id');
      expect((admin.defaultColumns ?? []).length, slug).toBeGreaterThanOrEqual(2);
      for (const label of [labels.singular, labels.plural]) expect(label, slug).toMatchObject({ de: /./, en: /./ });
      expect(admin.group, slug).toMatchObject({ de: expect.any(String), en: expect.any(String) });
    }
  });

  test('what has a picture shows it in its list, what has drafts whether it is published', () => {
    for (const collection of collections()) {
      const pictures = collection.flattenedFields.filter(isPicture).map(({ name }) => name);
      if (pictures.length > 0)
        expect(
          columnsOf(collection).some((column) => pictures.includes(column)),
          collection.slug,
        ).toBe(true);
      if (collection.versions) expect(columnsOf(collection), collection.slug).toContain('_status');
    }
  });

  test('what is chosen from records with pictures is chosen from their list; several are sorted by dragging', () => {
    const pictured = collections().filter(
      ({ upload, flattenedFields }) => upload || flattenedFields.some(({ type }) => type === 'upload'),
    );
    const slugs = new Set<string>(pictured.map(({ slug }) => slug));
    const wrong: string[] = [];
    const check = (where: string, fields: readonly FlattenedField[]) => {
      for (const field of fields) {
        const name = `${where}.${field.name}`;
        if (field.type === 'relationship' && [field.relationTo].flat().some((slug) => slugs.has(slug))) {
          if (field.admin?.appearance !== 'drawer' || (field.hasMany && field.admin?.isSortable !== true)) wrong.push(name);
        }
        if (field.type === 'blocks') for (const block of field.blocks) check(`${name}.${block.slug}`, block.flattenedFields);
        else if ('flattenedFields' in field) check(name, field.flattenedFields);
      }
    };
    for (const { slug, flattenedFields } of [...collections(), ...config.globals]) check(slug, flattenedFields);
    expect(wrong).toEqual([]);
  });

  test('each block has its drawing in the picker, and each row and block a name where it is folded', () => {
    const nameless: string[] = [];
    const check = (where: string, fields: readonly FlattenedField[]) => {
      for (const field of fields) {
        const name = `${where}.${field.name}`;
        if (field.type === 'blocks') {
          for (const block of field.blocks) {
            if (!block.admin?.images?.thumbnail || !block.admin.components?.Label) nameless.push(`${name}.${block.slug}`);
            check(`${name}.${block.slug}`, block.flattenedFields);
          }
        } else if ('flattenedFields' in field) {
          // Payload's own list of sessions is in no form.
          if (field.type === 'array' && !field.admin?.components?.RowLabel && name !== 'staff.sessions') nameless.push(name);
          check(name, field.flattenedFields);
        }
      }
    };
    for (const { slug, flattenedFields } of [...collections(), ...config.globals]) check(slug, flattenedFields);
    expect(nameless).toEqual([]);
  });

  test('each field is labelled in both languages', () => {
    const unlabelled: string[] = [];
    const check = (where: string, fields: readonly FlattenedField[]) => {
      for (const field of fields) {
        const hidden = ('hidden' in field && field.hidden) || (field.admin && 'hidden' in field.admin && field.admin.hidden);
        const { label } = field;
        const both = typeof label === 'object' && label !== null && 'de' in label && 'en' in label;
        if (!hidden && !both) unlabelled.push(`${where}.${field.name}`);
        if (field.type === 'blocks')
          for (const block of field.blocks) check(`${where}.${field.name}.${block.slug}`, block.flattenedFields);
        else if ('flattenedFields' in field) check(`${where}.${field.name}`, field.flattenedFields);
      }
    };
    for (const { slug, flattenedFields } of [...collections(), ...config.globals]) check(slug, flattenedFields);
    // What Payload adds has labels of its own.
    expect(
      unlabelled.filter((name) => !/^staff\.(email|sessions)|\.(id|blockName|updatedAt|createdAt|_status|_order)$/.test(name)),
    ).toEqual([]);
  });
});
