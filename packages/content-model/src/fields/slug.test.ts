import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

describe('slugs', () => {
  let content: TestContent;
  let image: string;
  beforeAll(async () => {
    content = await openTestContent();
    image = (await content.image()).id;
  });
  afterAll(() => content.close());

  async function request(language: 'de' | 'en'): Promise<PayloadRequest> {
    const req = await createLocalReq({}, content.payload);
    return Object.assign(req, { i18n: { ...req.i18n, language } });
  }
  const create = async (
    data: { title: string; slug?: string },
    status: 'draft' | 'published' = 'published',
    language: 'de' | 'en' = 'de',
  ) =>
    content.payload.create({
      collection: 'applications',
      data: { slug: '', productImage: image, _status: status, ...data },
      draft: status === 'draft',
      req: await request(language),
    });
  const slugMessage = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'saved',
      (error: { data?: { errors?: { path: string; message: string }[] } }) =>
        error.data?.errors?.map(({ path, message }) => `${path}: ${message}`).join(),
    );

  test('the holder of an address that is taken is named at the field, in the language of the editor', async () => {
    await create({ title: 'Rohwurst & Salami' });
    expect(await slugMessage(create({ title: 'Rohwurst – Salami' }))).toBe(
      'slug: Diese Adresse hat schon „Rohwurst & Salami“. Bitte wählen Sie eine andere.',
    );
    expect(await slugMessage(create({ title: 'X', slug: 'rohwurst-salami' }, 'published', 'en'))).toBe(
      'slug: “Rohwurst & Salami” has this address already. Please choose another one.',
    );
  });

  test('a draft with a taken address is refused at once, also one over a published record; a record may keep its own', async () => {
    expect(await slugMessage(create({ title: 'Rohwurst Salami' }, 'draft'))).toMatch(/^slug: Diese Adresse hat schon/);
    const other = await create({ title: 'Kochwurst' });
    const rename = async (slug: string) =>
      content.payload.update({ collection: 'applications', id: other.id, data: { slug }, draft: true, req: await request('de') });
    expect(await slugMessage(rename('rohwurst-salami'))).toMatch(/^slug: Diese Adresse hat schon/);
    expect(await slugMessage(rename('kochwurst'))).toBe('saved');
  });

  test('of two editors who publish the same address at the same moment one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => slugMessage(create({ title: 'Gleichzeitig' }))));
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1);
    expect(answers.filter((answer) => String(answer).startsWith('slug: '))).toHaveLength(5);
  });

  test('a copy is a draft with an address of its own that can be published', async () => {
    const original = await create({ title: 'Brühwurst' });
    // As the admin asks for it.
    const copy = (id: string) => content.payload.duplicate({ collection: 'applications', id, data: { _status: 'draft' } });
    const [first, second] = [await copy(original.id), await copy(original.id)];
    expect([first.slug, second.slug]).toEqual(['bruehwurst-2', 'bruehwurst-3']);
    expect(first._status).toBe('draft');
    const published = await content.payload.update({ collection: 'applications', id: first.id, data: { _status: 'published' } });
    expect(published).toMatchObject({ slug: 'bruehwurst-2', _status: 'published' });
  });

  test('a long title makes an address that fits', async () => {
    const { slug } = await create({ title: 'Wurst '.repeat(19).trim() });
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).not.toMatch(/-$/);
  });
});
