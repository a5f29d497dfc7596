import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLECTIONS, GLOBALS, type Operation, operationsOf, WHO, type Who, wantedOf } from '../testing/access-matrix.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';

const FORBIDDEN = [401, 403];

describe('access through the REST API', () => {
  let content: TestContent;
  let client: ReturnType<typeof restClient>;
  const cookies = new Map<Who, string>();

  beforeAll(async () => {
    content = await openTestContent();
    client = restClient(content);
    for (const role of ['administrator', 'editor', 'approver'] as const) {
      await content.staff(role);
      cookies.set(role, (await client.logIn(`${role}@vitrine.example`)).cookie.split(';')[0] ?? '');
    }
  });
  afterAll(() => content.close());

  const collections = () =>
    Object.values(content.payload.collections)
      .map(({ config }) => config)
      .filter(({ slug }) => !slug.startsWith('payload-'));

  /** The answer's status when somebody, with the cookie of the own origin, tries something. */
  async function status(who: Who, path: string, call: RestCall = {}): Promise<number> {
    const cookie = cookies.get(who);
    return (await client.call(path, { ...call, origin: content.environment.publicUrl, ...(cookie && { cookie }) })).status;
  }
  /** What is allowed fails otherwise, as there is nothing to work on. */
  const attempts: Record<Operation, (slug: string, who: Who) => Promise<number>> = {
    read: (slug, who) => status(who, `/${slug}?limit=1`),
    create: (slug, who) => status(who, `/${slug}`, { method: 'POST', body: {} }),
    update: (slug, who) => status(who, `/${slug}/${randomUUID()}`, { method: 'PATCH', body: {} }),
    publish: (slug, who) => status(who, `/${slug}/${randomUUID()}`, { method: 'PATCH', body: { _status: 'published' } }),
    delete: (slug, who) => status(who, `/${slug}/${randomUUID()}`, { method: 'DELETE' }),
    versions: (slug, who) => status(who, `/${slug}/versions?limit=1`),
  };
  const globalAttempts: Record<Operation, (slug: string, who: Who) => Promise<number>> = {
    ...attempts,
    read: (slug, who) => status(who, `/globals/${slug}`),
    update: (slug, who) => status(who, `/globals/${slug}?draft=true`, { method: 'POST', body: {} }),
    publish: (slug, who) => status(who, `/globals/${slug}`, { method: 'POST', body: { _status: 'published' } }),
    versions: (slug, who) => status(who, `/globals/${slug}/versions?limit=1`),
  };

  test.each(WHO)('%s may do exactly what the role is for', async (who) => {
    const found: Record<string, Operation[]> = {};
    for (const config of collections()) {
      const answers = await Promise.all(
        operationsOf(config).map(async (name) => ({ name, status: await attempts[name](config.slug, who) })),
      );
      expect(
        answers.filter((answer) => answer.status >= 500),
        config.slug,
      ).toEqual([]);
      found[config.slug] = answers.filter((answer) => !FORBIDDEN.includes(answer.status)).map(({ name }) => name);
    }
    expect(found).toEqual(wantedOf(COLLECTIONS, collections(), who));
  });

  test.each(WHO)('%s reads and writes globals only as a writer of content', async (who) => {
    const globals = content.payload.globals.config;
    const found: Record<string, Operation[]> = {};
    for (const config of globals) {
      const names: Operation[] = [];
      for (const name of operationsOf(config, true)) {
        if (!FORBIDDEN.includes(await globalAttempts[name](config.slug, who))) names.push(name);
      }
      found[config.slug] = names;
    }
    expect(found).toEqual(wantedOf(GLOBALS, globals, who, true));
  });

  test('a person without the right neither reads, changes nor deletes a record, by its id or in a list', async () => {
    const faq = await content.payload.create({ collection: 'faqs', data: { question: 'Wie?', answer: 'So.' } });
    const tries = (who: Who) =>
      Promise.all([
        status(who, `/faqs/${faq.id}`),
        status(who, `/faqs/${faq.id}`, { method: 'PATCH', body: { answer: 'Anders.' } }),
        status(who, `/faqs?where[question][equals]=Wie?`, { method: 'PATCH', body: { answer: 'Anders.' } }),
        status(who, `/faqs?where[question][equals]=Wie?`, { method: 'DELETE' }),
        status(who, `/faqs/${faq.id}/duplicate`, { method: 'POST', body: {} }),
        status(who, `/faqs/${faq.id}`, { method: 'DELETE' }),
      ]);
    expect(await tries('approver')).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await tries('nobody')).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await content.payload.findByID({ collection: 'faqs', id: faq.id })).toMatchObject({ answer: 'So.' });
    expect((await content.payload.count({ collection: 'faqs' })).totalDocs).toBe(1);
  });

  test('the menu of the admin shows each role what it may read and nothing else', async () => {
    const cookie = (who: Who) => cookies.get(who) ?? '';
    const seen = async (who: Who) => {
      const answer = await client.call('/access', { cookie: cookie(who), origin: content.environment.publicUrl });
      const { collections: known = {}, globals = {} } = (await answer.json()) as Record<
        'collections' | 'globals',
        Record<string, { read?: unknown }>
      >;
      return [...Object.entries(known), ...Object.entries(globals)]
        .filter(([slug, may]) => may.read && !slug.startsWith('payload-'))
        .map(([slug]) => slug)
        .sort();
    };
    expect(await seen('approver')).toEqual(['accounts', 'countries', 'staff']);
    const editor = await seen('editor');
    expect(editor).not.toContain('accounts');
    expect(editor).toContain('products');
    expect(await seen('administrator')).toEqual([...Object.keys(COLLECTIONS), ...Object.keys(GLOBALS)].sort());
  });
});
