import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

describe('changes for the next release', () => {
  let content: TestContent;
  let image: string;
  beforeAll(async () => {
    content = await openTestContent();
    image = (await content.image()).id;
  });
  afterAll(() => content.close());
  beforeEach(() => content.takeChanges());

  const application = (status: 'draft' | 'published', title = 'Rohwurst') =>
    content.payload.create({
      collection: 'applications',
      data: { title, slug: `a-${crypto.randomUUID()}`, productImage: image, _status: status },
      draft: status === 'draft',
    });

  test('a draft that was never published is no change', async () => {
    const { id } = await application('draft');
    await content.payload.update({ collection: 'applications', id, data: { title: 'Brühwurst' }, draft: true });
    await content.payload.update({ collection: 'applications', id, data: { title: 'Kochwurst', _status: 'draft' } });
    expect(await content.takeChanges()).toEqual([]);
    await content.payload.delete({ collection: 'applications', id });
    expect(await content.takeChanges()).toEqual([]);
  });

  test('publishing, changing, unpublishing and deleting each record one change', async () => {
    const { id } = await application('draft');
    const one = [`applications/${id}`];
    const update = (data: object, draft = false) => content.payload.update({ collection: 'applications', id, data, draft });
    await update({ _status: 'published' });
    expect(await content.takeChanges()).toEqual(one);
    await update({ title: 'Salami', _status: 'published' });
    expect(await content.takeChanges()).toEqual(one);
    await update({ title: 'Entwurf' }, true);
    expect(await content.takeChanges(), 'a draft over what is published').toEqual([]);
    await update({ title: 'Noch ein Entwurf' }, true);
    expect(await content.takeChanges(), 'a draft over a draft').toEqual([]);
    await update({ _status: 'draft' });
    expect(await content.takeChanges(), 'unpublished').toEqual(one);
    await update({ _status: 'published' });
    await content.takeChanges();
    await content.payload.delete({ collection: 'applications', id });
    expect(await content.takeChanges(), 'deleted').toEqual(one);
  });

  test('what has no drafts records each write', async () => {
    const faq = await content.payload.create({ collection: 'faqs', data: { question: 'Wie?', answer: 'So.' } });
    expect(await content.takeChanges()).toEqual([`faqs/${faq.id}`]);
    await content.payload.update({
      collection: 'faqs',
      id: faq.id,
      locale: 'en',
      data: { question: 'How?', answer: 'Like this.' },
    });
    expect(await content.takeChanges()).toEqual([`faqs/${faq.id}`]);
    await content.payload.delete({ collection: 'faqs', id: faq.id });
    expect(await content.takeChanges()).toEqual([`faqs/${faq.id}`]);
  });

  test('a global is recorded by its slug when what is published changes', async () => {
    const data = { companyName: 'Varnholt', legalNotice: 'Erfunden.' };
    await content.payload.updateGlobal({ slug: 'navigation-meta', data, draft: true });
    expect(await content.takeChanges()).toEqual([]);
    await content.payload.updateGlobal({ slug: 'navigation-meta', data: { ...data, _status: 'published' } });
    expect(await content.takeChanges()).toEqual(['navigation-meta/navigation-meta']);
    await content.payload.updateGlobal({ slug: 'navigation-meta', data: { companyName: 'Anders' }, draft: true });
    expect(await content.takeChanges()).toEqual([]);
  });

  test('accounts and staff make no release', async () => {
    await content.staff('approver');
    await content.payload.create({
      collection: 'accounts',
      data: {
        gender: 'f',
        firstname: 'Ada',
        lastname: 'Kern',
        company: 'Kern',
        email: 'ada@kern.example',
        language: 'de',
        kind: 'customer',
        state: 'active',
      },
    });
    expect(await content.takeChanges()).toEqual([]);
  });

  test('the change and its job live and die with the transaction', async () => {
    const jobs = async () =>
      (await content.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'publish'")).rowCount ?? 0;
    await content.pool.query("select graphile_worker.remove_job('publish')");
    const req = await createLocalReq({}, content.payload);
    await initTransaction(req);
    await content.payload.create({ collection: 'faqs', data: { question: 'Wo?', answer: 'Hier.' }, req });
    await killTransaction(req);
    expect(await content.takeChanges()).toEqual([]);
    expect(await jobs()).toBe(0);

    const other = await createLocalReq({}, content.payload);
    await initTransaction(other);
    await content.payload.create({ collection: 'faqs', data: { question: 'Wo?', answer: 'Hier.' }, req: other });
    await content.payload.create({ collection: 'faqs', data: { question: 'Wer?', answer: 'Wir.' }, req: other });
    expect(await content.takeChanges(), 'not before the commit').toEqual([]);
    await commitTransaction(other);
    expect(await content.takeChanges()).toHaveLength(2);
    expect(await jobs(), 'one job for both').toBe(1);
  });
});
