import { commitTransaction, createLocalReq, initTransaction, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { untilItWaits } from '../testing/while-held.ts';

describe('deleting what is still linked to', () => {
  let content: TestContent;
  let editor: PayloadRequest['user'];
  beforeAll(async () => {
    content = await openTestContent();
    editor = await content.staff('editor');
  });
  afterAll(() => content.close());

  const image = async () => (await content.image()).id;
  const application = async (title: string, productImage: string, status: 'draft' | 'published' = 'published') =>
    (
      await content.payload.create({
        collection: 'applications',
        data: { title, slug: `a-${crypto.randomUUID()}`, productImage, _status: status },
        draft: status === 'draft',
      })
    ).id;
  /** The refusal as the admin gets it; '' when the record is gone. */
  async function remove(
    collection: 'images' | 'applications' | 'products' | 'files' | 'faqs',
    id: string,
    language: 'de' | 'en' = 'de',
  ) {
    const req = await createLocalReq({ user: editor ?? undefined }, content.payload);
    return content.payload
      .delete({
        collection,
        id,
        overrideAccess: false,
        user: editor,
        req: Object.assign(req, { i18n: { ...req.i18n, language } }),
      })
      .then(
        () => '',
        (error: Error) => error.message,
      );
  }

  test('the list names the records and their fields, in the language of the admin', async () => {
    const id = await image();
    const user = await application('Rohwurst', id);
    await content.payload.update({ collection: 'applications', id: user, locale: 'en', data: { title: 'Dry sausage' } });
    expect(await remove('images', id)).toMatch(/wird noch verwendet.*\n• Anwendung „Rohwurst“ \(Bild\)$/);
    expect(await remove('images', id, 'en')).toMatch(/still in use.*\n• Application “Dry sausage” \(Image\)$/);
    expect(await content.payload.findByID({ collection: 'images', id })).toMatchObject({ id });
    await content.payload.delete({ collection: 'applications', id: user });
    expect(await remove('images', id)).toBe('');
  });

  test('links count in lists, rows and globals, and in the latest draft', async () => {
    const [listed, inRow, inGlobal, inDraft] = [await image(), await image(), await image(), await image()];
    const product = await content.payload.create({
      collection: 'products',
      draft: true,
      data: { title: 'WW 200', slug: 'ww-200', highlightList: [{ headline: 'Schnecke', imagesList: [listed, inRow] }] },
    });
    await content.payload.updateGlobal({
      slug: 'home-page',
      draft: true,
      data: {
        pageTeaserList: [
          {
            label: 'A',
            headline: 'B',
            copy: 'C',
            image: inGlobal,
            link: { type: 'entry', entry: { relationTo: 'products', value: product.id } },
          },
        ],
      },
    });
    await application('Entwurf', inDraft, 'draft');
    const inRows = /Produkt „WW 200“ \(Höhepunkte 1 › Bilder\)/;
    expect(await remove('images', listed)).toMatch(inRows);
    expect(await remove('images', inRow)).toMatch(inRows);
    expect(await remove('images', inGlobal)).toMatch(/„Startseite“ \(.+ 1 › .+\)/);
    expect(await remove('products', product.id)).toMatch(/„Startseite“ \(.+Link › Seite\)/);
    expect(await remove('images', inDraft)).toMatch(/„Entwurf“/);
  });

  test('a former version and a link to itself keep nothing', async () => {
    const [before, after] = [await image(), await image()];
    const id = await application('Brühwurst', before);
    await content.payload.update({ collection: 'applications', id, data: { productImage: after, _status: 'published' } });
    expect(await remove('images', before)).toBe('');
    const product = await content.payload.create({
      collection: 'products',
      draft: true,
      data: { title: 'K 330', slug: 'k-330' },
    });
    await content.payload.update({
      collection: 'products',
      id: product.id,
      draft: true,
      data: { productRelatedContentList: [{ relationTo: 'products', value: product.id }] },
    });
    expect(await remove('products', product.id)).toBe('');
  });

  test('many are counted', async () => {
    const id = await image();
    for (let i = 0; i < 14; i += 1) await application(`Wurst ${i}`, id);
    expect(await remove('images', id)).toMatch(/• und 2 weitere$/);
  });

  test('two editors at once: a link that is being saved is waited for, and then refuses', async () => {
    const id = await image();
    const linking = await createLocalReq({}, content.payload);
    await initTransaction(linking);
    await content.payload.create({
      collection: 'applications',
      data: { title: 'Salami', slug: 'salami', productImage: id, _status: 'published' },
      req: linking,
    });
    const removed = remove('images', id);
    await untilItWaits(content);
    await commitTransaction(linking);
    expect(await removed).toMatch(/„Salami“/);
  });

  test('two editors at once: a link to what is just being deleted is refused by the database', async () => {
    const id = await image();
    const removing = await createLocalReq({}, content.payload);
    await initTransaction(removing);
    await content.payload.delete({ collection: 'images', id, req: removing });
    const linked = application('Zu spät', id).then(
      () => 'saved',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );
    await untilItWaits(content);
    await commitTransaction(removing);
    expect(await linked).toBe('23503');
  });

  test('each table that the configuration makes belongs to a record', async () => {
    const { recordTables } = await import('../records/record-tables.ts');
    const known = new Set(recordTables(content.payload).map(({ raw }) => raw.name));
    const others = Object.values(content.payload.db.rawTables)
      .map((raw) => raw.name)
      .filter((name) => !known.has(name) && !name.startsWith('payload_'));
    expect(others).toEqual([]);
  });
});
