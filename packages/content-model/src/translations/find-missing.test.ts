import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { findMissing } from './find-missing.ts';

describe('missing translations', () => {
  let content: TestContent;
  let req: PayloadRequest;
  beforeAll(async () => {
    content = await openTestContent();
    // The names of countries are there in both languages from the beginning.
    req = await createLocalReq({ user: (await content.staff('editor')) ?? undefined }, content.payload);
    req.i18n.language = 'de';
  });
  afterAll(() => content.close());

  const missing = async (slug: string) =>
    (await findMissing(req, { only: slug })).flatMap(({ records }) =>
      records.map(({ title, texts, href }) => ({ title, href, texts: texts.map(({ field, german }) => `${field}: ${german}`) })),
    );

  test('a record is listed with each field that has German and no English text, until it has one', async () => {
    expect(await findMissing(req)).toEqual([]);
    const faq = await content.payload.create({ collection: 'faqs', data: { question: 'Wie laut?', answer: '72 dB(A).' } });
    const href = `/admin/collections/faqs/${faq.id}?locale=en`;
    expect(await missing('faqs')).toEqual([{ title: 'Wie laut?', href, texts: ['Frage: Wie laut?', 'Antwort: 72 dB(A).'] }]);
    const update = (data: object) => content.payload.update({ collection: 'faqs', id: faq.id, locale: 'en', data });
    await update({ question: 'How loud?', answer: '72 dB(A).' });
    expect(await findMissing(req)).toEqual([]);
  });

  test('rows, groups and the technical table too; an empty German text misses nothing', async () => {
    const { id } = await content.payload.create({
      collection: 'products',
      draft: true,
      data: {
        title: 'Winkelwolf WW 200',
        slug: 'ww-200',
        keyFigures: [{ value: '200 mm', label: 'Lochscheibe' }],
        highlightList: [{ headline: 'Schnecke', label: '' }],
        technicalDataTable: {
          columns: ['WW 200'],
          groups: [
            {
              headline: { de: 'Leistung', en: 'Output' },
              rows: [{ label: { de: 'Durchsatz' }, unit: { de: 'kg/h' }, values: [{ de: '5.200' }] }],
            },
          ],
        },
      },
    });
    await content.payload.update({
      collection: 'products',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'Angled meat grinder WW 200' },
    });
    // The row itself is what counts: a draft over it is not on any page.
    expect((await missing('products'))[0]?.texts).toEqual([
      'Titel: Winkelwolf WW 200',
      'Eckwerte 1 › Wert mit Einheit: 200 mm',
      'Eckwerte 1 › Bezeichnung: Lochscheibe',
      'Höhepunkte 1 › Überschrift: Schnecke',
      'Technische Daten: Durchsatz',
    ]);
  });

  test('globals are listed once they are filled', async () => {
    await content.payload.updateGlobal({
      slug: 'navigation-meta',
      data: { companyName: 'Varnholt', legalNotice: 'Erfunden.', _status: 'published' },
    });
    expect((await missing('navigation-meta'))[0]).toMatchObject({
      href: '/admin/globals/navigation-meta?locale=en',
      texts: [expect.stringContaining('Varnholt'), expect.stringContaining('Erfunden.')],
    });
  });

  test('it refuses staff who do not write content', async () => {
    const approver = await createLocalReq({ user: (await content.staff('approver')) ?? undefined }, content.payload);
    await expect(findMissing(approver)).rejects.toThrow();
  });

  test('of thousands of records a page is described, and the next one on demand', async () => {
    await content.pool.query(`
      with made as (insert into faqs (id) select gen_random_uuid() from generate_series(1, 10000) returning id)
      insert into faqs_locales (question, answer, _locale, _parent_id)
      select 'Frage', 'Antwort', l::_locales, id from made, unnest(array['de', 'en']) l where l = 'de' or get_byte(uuid_send(id), 15) % 2 = 0`);
    await content.pool.query('analyze');
    const [group] = await findMissing(req, { only: 'faqs' });
    expect(group?.total).toBeGreaterThan(4000);
    expect(group?.records).toHaveLength(25);
    const [second] = await findMissing(req, { only: 'faqs', page: 2 });
    expect(second?.records[0]?.id).not.toBe(group?.records[0]?.id);
  });

  test('each kind of field that is written in two languages is one that is looked at', async () => {
    const kinds = new Set<string>();
    const collect = (fields: readonly { type: string; localized?: boolean }[]) => {
      for (const field of fields) {
        if (field.localized) kinds.add(field.type);
        if ('flattenedFields' in field) collect(field.flattenedFields as never);
        if ('blocks' in field) for (const block of field.blocks as { flattenedFields: never }[]) collect(block.flattenedFields);
      }
    };
    for (const { config } of Object.values(content.payload.collections)) collect(config.flattenedFields);
    for (const config of content.payload.globals.config) collect(config.flattenedFields);
    // A file or a picture is the German one where the English is empty: that is a choice, not a gap.
    kinds.delete('upload');
    expect([...kinds].filter((kind) => !['text', 'textarea', 'richText'].includes(kind))).toEqual([]);
  });
});
