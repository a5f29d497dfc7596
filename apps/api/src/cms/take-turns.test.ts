import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

let cms: CmsServer;
beforeAll(async () => {
  cms = await cmsServer();
});
afterAll(() => cms.close());

/** Opens a page that the CMS answers not before it is left; `name` tells it apart in what the CMS saw. */
function open(cookie: string, name: string, accept = 'text/html', path = '/admin/collections/products') {
  const browser = new AbortController();
  const url = `${cms.origin}${path}?limit=500&unanswered=${name}`;
  const answer = fetch(url, { headers: { cookie, accept }, signal: browser.signal });
  answer.catch(() => {});
  return { name, answer, leave: () => browser.abort() };
}
const namesSeen = (begin: string) =>
  cms.seen
    .map(({ url }) => new URL(url, cms.origin).searchParams.get('unanswered') ?? '')
    .filter((name) => name.startsWith(begin));
const statusOf = async (path: string, cookie: string) => (await fetch(cms.origin + path, { headers: { cookie } })).status;

test('one person gets two long lists at once, twenty wait, and the admin stays open for others', async () => {
  const [heavy, other] = [await cms.staffSession(), await cms.staffSession()];
  const pages = Array.from({ length: 23 }, (_, i) => open(heavy.cookie, `heavy-${i}`));
  const refused = await Promise.race(pages.map(({ answer }) => answer));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.text()).toContain('Seiten auf einmal');
  const form = await open(heavy.cookie, 'form', '*/*').answer;
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await form.text()).toContain('adminBusy');
  await expect.poll(() => namesSeen('heavy')).toHaveLength(2);
  for (const path of ['/admin', '/cms-api/staff/me']) expect([path, await statusOf(path, other.cookie)]).toEqual([path, 200]);
  expect(await statusOf('/cms-api/products?limit=1', heavy.cookie), 'what is no page does not wait').toBe(200);
  const worked = namesSeen('heavy');
  expect(worked).toHaveLength(2);

  for (const { name, leave } of pages) if (!worked.includes(name)) leave();
  for (const { leave } of pages) leave();
  // Until the turn of those that were left comes, they have their places.
  await expect.poll(() => statusOf('/admin', heavy.cookie), { timeout: 30_000 }).toBe(200);
  expect(namesSeen('heavy'), 'a page that was left before its turn is not asked of the CMS').toEqual(worked);
});

test('of several who do so the CMS works on four pages at a time, and another one has a turn', async () => {
  const heavy = await Promise.all(Array.from({ length: 3 }, () => cms.staffSession()));
  const pages = heavy.flatMap(({ cookie }, i) => Array.from({ length: 4 }, (_, n) => open(cookie, `many-${i}-${n}`)));
  await expect.poll(() => namesSeen('many')).toHaveLength(4);
  const worked = namesSeen('many');
  const late = statusOf('/admin', (await cms.staffSession()).cookie);
  for (const { name, leave } of pages) if (!worked.includes(name)) leave();
  for (const { leave } of pages) leave();
  expect(await late).toBe(200);
  expect(namesSeen('many')).toEqual(worked);
});

test('strangers wait for each other, and staff with a session do not wait for them', async () => {
  const { cookie } = await cms.staffSession();
  const paths = ['/admin/login', '/admin/forgot', '/cms-api/staff/me'];
  const pages = Array.from({ length: 23 }, (_, i) => open('', `stranger-${i}`, 'text/html', paths[i % 3]));
  expect((await Promise.race(pages.map(({ answer }) => answer))).status).toBe(503);
  await expect.poll(() => namesSeen('stranger')).toHaveLength(2);
  const late = [open('', 'stranger-page', 'text/html', '/admin/login'), open('', 'stranger-form', '*/*', '/cms-api/staff/me')];
  const [page, form] = await Promise.all(late.map(({ answer }) => answer));
  expect([page?.status, form?.status, form?.headers.get('retry-after')]).toEqual([503, 503, '5']);
  expect(await page?.text()).toContain('Seiten auf einmal');
  for (const path of ['/admin', '/admin/login', '/cms-api/staff/me']) {
    expect([path, await statusOf(path, cookie)]).toEqual([path, 200]);
  }
  const worked = namesSeen('stranger');
  expect(worked).toHaveLength(2);

  for (const { name, leave } of pages) if (!worked.includes(name)) leave();
  for (const { leave } of pages) leave();
  await expect.poll(() => statusOf('/admin/login', ''), { timeout: 30_000 }).toBe(200);
  expect(namesSeen('stranger'), 'what was left before its turn is not asked of the CMS').toEqual(worked);
});

test('strangers who take their page slowly keep it from no other', async () => {
  const slow = new AbortController();
  const begun = Array.from({ length: 4 }, () => fetch(`${cms.origin}/admin/login?unfinished`, { signal: slow.signal }));
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await statusOf('/admin/login', '')).toBe(200);
  slow.abort();
});
