import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, PASSWORD, type TestContent } from './testing/open-test-content.ts';
import { type RestCall, restClient } from './testing/rest-client.ts';

describe('Payload’s own REST API', () => {
  let content: TestContent;
  let client: ReturnType<typeof restClient>;
  beforeAll(async () => {
    content = await openTestContent();
    client = restClient(content);
  });
  afterAll(() => content.close());

  const call = (path: string, options: RestCall = {}) => client.call(path, options);
  const logIn = (email: string) => client.logIn(email);

  test('the first visitor cannot make itself an administrator', async () => {
    const body = { email: 'me@evil.example', password: PASSWORD, name: 'Me', roles: ['administrator'] };
    expect((await call('/staff/first-register', { method: 'POST', body })).status).toBe(403);
    expect((await call('/staff', { method: 'POST', body })).status).toBe(403);
    expect((await content.payload.count({ collection: 'staff' })).totalDocs).toBe(0);
  });

  test('without a log-in nothing is read', async () => {
    for (const { config } of Object.values(content.payload.collections)) {
      const answer = await call(`/${config.slug}`);
      expect(answer.status, config.slug).toBeGreaterThanOrEqual(403);
    }
    for (const { slug } of content.payload.config.globals) expect((await call(`/globals/${slug}`)).status).toBe(403);
    expect((await call('/images/file/wolf.png')).status).toBeGreaterThanOrEqual(403);
  });

  test('staff work with a cookie of this origin only', async () => {
    await content.staff('editor');
    const { status, cookie, body } = await logIn('editor@vitrine.example');
    expect(status).toBe(200);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(JSON.parse(body), 'the token stays in the cookie').not.toHaveProperty('token');
    const own = cookie.split(';')[0] ?? '';
    const { publicUrl } = content.environment;
    const create = (origin: string) =>
      call('/faqs', { method: 'POST', cookie: own, origin, body: { question: 'Wie?', answer: 'So.' } });
    expect((await create('https://evil.example')).status).toBe(403);
    expect((await create(publicUrl)).status).toBe(201);
    expect((await call('/accounts', { cookie: own, origin: publicUrl })).status).toBe(403);
  });

  test('the sender of a record does not set when it was made and changed', async () => {
    await content.staff('administrator');
    const cookie = (await logIn('administrator@vitrine.example')).cookie.split(';')[0] ?? '';
    const origin = content.environment.publicUrl;
    const before = Date.now();
    const past = '2001-01-01T00:00:00.000Z';
    const send = async (method: string, path: string, body: object) => {
      const answer = await call(path, { method, cookie, origin, body });
      expect(answer.status, `${method} ${path}`).toBeLessThan(300);
      const { doc, result } = (await answer.json()) as Record<'doc' | 'result', { id: string } | undefined>;
      return (doc ?? result)?.id ?? '';
    };
    const times = async (read: Promise<{ createdAt?: string | null; updatedAt?: string | null }>) => {
      const { createdAt, updatedAt } = await read;
      expect(Date.parse(createdAt ?? '')).toBeGreaterThanOrEqual(before);
      expect(Date.parse(updatedAt ?? '')).toBeGreaterThanOrEqual(before);
      return createdAt;
    };
    const made = async (collection: 'accounts' | 'faqs' | 'advantages', body: object, change: object, query = '') => {
      const id = await send('POST', `/${collection}${query}`, { ...body, createdAt: past, updatedAt: past });
      const read = () => times(content.payload.findByID({ collection, id, draft: true }));
      const first = await read();
      const sent = collection === 'accounts' ? { createdAt: past } : { createdAt: past, updatedAt: past };
      await send('PATCH', `/${collection}/${id}${query}`, { ...change, ...sent });
      expect(await read()).toBe(first);
    };
    const person = { gender: 'f', firstname: 'Ada', lastname: 'Kern', company: 'Kern', email: 'ada@kern.example', kind: 'sales' };
    await made('accounts', { ...person, language: 'de' }, { firstname: 'Adele' });
    await made('faqs', { question: 'Wann?', answer: 'Jetzt.' }, { answer: 'Gleich.' });
    await made('advantages', { title: 'Kurz' }, { title: 'Lang' }, '?draft=true');
    await send('POST', '/globals/privacy-policy?draft=true', { createdAt: past, updatedAt: past });
    const { createdAt, updatedAt } = await content.payload.findGlobal({ slug: 'privacy-policy', draft: true });
    // Payload gives what was never published no time of its making.
    expect([createdAt, updatedAt]).not.toContain(past);
  });

  test('what is missing or too long is said at its field, in the language of the editor', async () => {
    const cookie = (await logIn('editor@vitrine.example')).cookie.split(';')[0] ?? '';
    const { publicUrl } = content.environment;
    const problems = async (language: 'de' | 'en') => {
      const body = { question: 'x'.repeat(201), answer: '' };
      const answer = await call('/faqs?locale=de', {
        method: 'POST',
        cookie,
        origin: publicUrl,
        headers: { 'accept-language': language },
        body,
      });
      const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] };
      return Object.fromEntries(errors[0]?.data.errors.map(({ path, message }) => [path, message]) ?? []);
    };
    expect(await problems('de')).toEqual({ question: 'Höchstens 200 Zeichen.', answer: 'Bitte füllen Sie dieses Feld aus.' });
    expect(await problems('en')).toEqual({ question: expect.stringContaining('200'), answer: 'This field is required.' });
  });

  test('a wrong password and no such account get the same answer', async () => {
    const wrong = async (email: string) => {
      const answer = await call('/staff/login', { method: 'POST', body: { email, password: 'a wrong password' } });
      return { status: answer.status, body: await answer.text(), cookie: answer.headers.get('set-cookie') };
    };
    const known = await wrong('editor@vitrine.example');
    expect(known).toMatchObject({ status: 401, cookie: null });
    expect(await wrong('nobody@vitrine.example')).toEqual(known);
  });

  test('there is no GraphQL', async () => {
    expect((await call('/graphql', { method: 'POST', body: { query: '{ __typename }' } })).status).toBe(404);
  });
});
