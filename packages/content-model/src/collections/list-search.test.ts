import type { TypedUser } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

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
) {
  const where = mergeListSearchAndWhere({ collectionConfig: collection, search: words });
  const asList = { depth: 0, draft: true, limit: 10, fallbackLocale: false, overrideAccess: false, user } as const;
  return content.payload.find({ collection: collection.slug, where, locale, ...asList });
}

test('the search of every list, and so of every field that chooses from it, is answered in both languages', async () => {
  const failed: string[] = [];
  for (const collection of content.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))) {
    for (const user of users) {
      for (const locale of ['de', 'en'] as const) {
        await search(collection, 'wolf 200%', user, locale).catch((error: Error) => {
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
