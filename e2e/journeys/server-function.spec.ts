import { statSync } from 'node:fs';
import { join } from 'node:path';
import { adminPage, untilLive } from './admin.ts';
import { expect, STAFF, test } from './fixtures.ts';

const LOG = join(process.env.VITRINE_DATA ?? '', 'logs/cms.log');
/** What Payload would find in a plain object, and what it would not. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'x'.repeat(1000)];
const CALLS = 20;
const of = (name: string, args: unknown) => [{ name, args }];
/** Calls that the admin does not make. */
const WRONG = [
  '[{"name":',
  '',
  {},
  [],
  [null],
  ['form-state'],
  of('form-state', null),
  of('form-state', 'x'),
  of('form-state', {}),
  of('form-state', { collectionSlug: 'none' }),
  of('render-list', { collectionSlug: 'constructor' }),
  of('render-list', { collectionSlug: ['files'] }),
  of('render-document', { collectionSlug: 'none', docID: '1' }),
  of('render-widget', { widgetSlug: 'none' }),
  of('form-state', { widgetSlug: 'collections' }),
  of('render-field', { schemaPath: 'collection.files.title', path: 'title' }),
  of('slugify', { valueToSlugify: 1 }),
  of('copy-data-from-locale', { collectionSlug: 'files' }),
  of('schedule-publish', { type: 'publish' }),
  of('get-folder-results-component-and-data', {}),
];
const SENTENCE = /Diese Anfrage ist so nicht möglich|Die Anfrage ist nicht lesbar/;

test('a server function of the admin is found by a name of its own only, and a wrong one costs next to nothing', async ({
  browser,
  origin,
}) => {
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin/collections/files/create');
  const title = page.locator('#field-title');
  await untilLive(title);
  const asked = page.waitForRequest((request) => request.headers()['next-action'] !== undefined);
  await title.fill('Datenblatt');
  const request = await asked;
  const body = request.postData() ?? '';
  const name = /"name":"([a-z-]+)"/.exec(body)?.[1];
  expect(name).toBe('form-state');
  const headers = { ...(await request.allHeaders()), origin };
  for (const pseudo of Object.keys(headers).filter((one) => one.startsWith(':') || one === 'content-length'))
    Reflect.deleteProperty(headers, pseudo);
  const send = (data: string) => page.request.post(request.url(), { headers, data });
  const call = (as: string) => send(body.replace('"name":"form-state"', () => `"name":"${as}"`));

  const right = await call('form-state');
  expect(right.status()).toBe(200);
  const whole = (await right.body()).length;
  const before = statSync(LOG).size;
  for (const as of NAMES) {
    for (let i = 0; i < CALLS; i++) {
      const answer = await call(as);
      expect([as, answer.status()]).toEqual([as, 400]);
      expect(await answer.text()).toMatch(SENTENCE);
      expect((await answer.body()).length, 'no page comes with it').toBeLessThan(whole / 2);
    }
  }
  for (const wrong of WRONG) {
    const answer = await send(typeof wrong === 'string' ? wrong : JSON.stringify(wrong));
    expect([wrong, answer.status(), await answer.text()]).toEqual([wrong, 400, expect.stringMatching(SENTENCE)]);
  }
  expect(statSync(LOG).size - before, 'bytes of log of all calls').toBeLessThan((NAMES.length * CALLS + WRONG.length) * 300);
  await page.close();
});
