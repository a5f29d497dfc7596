import { randomUUID } from 'node:crypto';
import { type CollectionSlug, createLocalReq, type FlattenedField, type TypedUser, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';

/** With what a pattern or a query would take for its own. */
const WORDS = "wolf 200% (A_B) 'x";

let content: TestContent;
let users: TypedUser[];
beforeAll(async () => {
  content = await openTestContent();
  users = [await content.staff('editor'), await content.staff('administrator')];
});
afterAll(() => content.close());

/** What a list, or a field that chooses from it, asks when somebody types into its search. */
async function search(
  collection: (typeof content.payload.config.collections)[number],
  words: string,
  user: TypedUser,
  locale: 'de' | 'en',
  within: Where = {},
) {
  const where = mergeListSearchAndWhere({ collectionConfig: collection, search: words, where: within });
  const asList = { depth: 0, draft: true, limit: 10, fallbackLocale: false, overrideAccess: false, user } as const;
  return content.payload.find({ collection: collection.slug, where, locale, ...asList });
}

test('the search of every list, and so of every field that chooses from it, is answered in both languages', async () => {
  const failed: string[] = [];
  for (const collection of content.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))) {
    for (const user of users) {
      for (const locale of ['de', 'en'] as const) {
        await search(collection, WORDS, user, locale).catch((error: Error) => {
          // Accounts are not for editors.
          if (!('status' in error && error.status === 403)) failed.push(`${collection.slug} ${locale}: ${error.message}`);
        });
      }
    }
  }
  expect(failed).toEqual([]);
});

test('the search of pictures and videos is named by what it finds: the file and both descriptions', () => {
  for (const slug of ['images', 'videos', 'webrotate-360'] as const) {
    const { fields, admin } = content.payload.collections[slug].config;
    const top = fields.flatMap((field) => ('name' in field ? [field.name] : []));
    expect(admin.listSearchableFields, slug).toEqual(expect.arrayContaining(['filename', 'altGerman', 'altEnglish']));
    // Payload writes of those only what they are called that it finds there.
    for (const name of admin.listSearchableFields ?? []) expect(top, slug).toContain(name);
  }
});

test('a picture is found by its file and by what is seen on it, in either language, and shows both in its list', async () => {
  const image = await content.image();
  const { config } = content.payload.collections.images;
  const [editor] = users;
  if (!editor) throw new Error('no editor');
  for (const locale of ['de', 'en'] as const) {
    for (const words of ['wolf.png', 'Wolf', 'grinder']) {
      const { docs } = await search(config, words, editor, locale);
      expect([locale, words, docs.map(({ id }) => id)]).toEqual([locale, words, [image.id]]);
      expect(docs[0]).toMatchObject({ altGerman: 'Wolf', altEnglish: 'Grinder' });
    }
    expect((await search(config, 'nothing like it', editor, locale)).docs).toEqual([]);
  }
  const found = { where: { 'alt.de': { equals: 'Wolf' } }, overrideAccess: false, user: editor } as const;
  expect((await content.payload.count({ collection: 'images', ...found })).totalDocs).toBe(1);
});

type Choosing = FlattenedField & { type: 'relationship' | 'upload' };
/** Every field that chooses records, by its path: of collections and globals, in groups, rows and blocks. */
function choosingFields(): Map<string, Choosing> {
  const found = new Map<string, Choosing>();
  const walk = (path: string, fields: readonly FlattenedField[]) => {
    for (const field of fields) {
      const name = `${path}.${field.name}`;
      if (field.type === 'relationship' || field.type === 'upload') found.set(name, field);
      if (field.type === 'blocks') for (const block of field.blocks) walk(`${name}.${block.slug}`, block.flattenedFields);
      else if ('flattenedFields' in field) walk(name, field.flattenedFields);
    }
  };
  const { collections, globals } = content.payload.config;
  for (const { slug, flattenedFields } of [...collections, ...globals])
    if (!slug.startsWith('payload-')) walk(slug, flattenedFields);
  return found;
}

/** What a record holds that the conditions of fields look at. */
const RECORD = { id: randomUUID(), productType: 'cutters', category: randomUUID() };

async function conditionOf(field: Choosing, relationTo: CollectionSlug, user: TypedUser): Promise<Where> {
  const { filterOptions } = field;
  const given = { id: RECORD.id, data: RECORD, siblingData: RECORD, blockData: RECORD, relationTo, user };
  const req = await createLocalReq({ user }, content.payload);
  const condition = typeof filterOptions === 'function' ? await filterOptions({ ...given, req }) : filterOptions;
  return typeof condition === 'object' && condition !== null ? condition : {};
}

/** As the admin writes a question into the body of a form. */
const formOf = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => formOf(part, name ? `${name}[${key}]` : key))
    : [[name, String(value)]];

test('what is typed into every field that chooses is answered, within what the field lets choose', async () => {
  const client = restClient(content);
  const [editor] = users;
  if (!editor) throw new Error('no editor');
  const cookie = (await client.logIn('editor@vitrine.example')).cookie.split(';')[0] ?? '';
  const { collections } = content.payload.config;
  const failed: string[] = [];
  const fields = choosingFields();
  const asked = new Set<string>();
  for (const [path, field] of fields) {
    for (const slug of [field.relationTo].flat()) {
      const collection = collections.find((one) => one.slug === slug);
      if (!collection) throw new Error(`${path} chooses from ${slug}, which there is not`);
      const condition = await conditionOf(field, slug, editor);
      // Many fields ask the same.
      const question = `${slug} ${JSON.stringify(condition)}`;
      if (asked.has(question)) continue;
      asked.add(question);
      for (const locale of ['de', 'en'] as const) {
        // In a list that opens: of pictures, and of what has some.
        await search(collection, WORDS, editor, locale, condition).catch((error: Error) =>
          failed.push(`${path} -> list of ${slug}, ${locale}: ${error.message}`),
        );
        // In the field itself.
        const title = collection.admin.useAsTitle ?? 'id';
        const where = { and: [{ id: { not_in: [randomUUID(), randomUUID()] } }, { [title]: { like: WORDS } }, condition] };
        const query = {
          depth: 0,
          draft: true,
          limit: 10,
          locale,
          page: 1,
          select: { [title]: true },
          sort: collection.defaultSort ?? 'id',
          where,
        };
        const answer = await client.call(`/${slug}`, {
          method: 'POST',
          cookie,
          origin: content.environment.publicUrl,
          body: new URLSearchParams(formOf(query)).toString(),
          headers: { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
        });
        if (answer.status !== 200) failed.push(`${path} -> ${slug}, ${locale}: ${answer.status} ${await answer.text()}`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(fields.size).toBeGreaterThan(60);
}, 180_000);
