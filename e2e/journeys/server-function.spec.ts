import { statSync } from 'node:fs';
import { join } from 'node:path';
import { adminPage, untilLive } from './admin.ts';
import { expect, STAFF, test } from './fixtures.ts';

const LOG = join(process.env.VITRINE_DATA ?? '', 'logs/cms.log');
/** What Payload would find in a plain object, and what it would not. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'x'.repeat(1000)];
const CALLS = 20;

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
  const call = (as: string) =>
    page.request.post(request.url(), { headers, data: body.replace('"name":"form-state"', () => `"name":"${as}"`) });

  const right = await call('form-state');
  expect(right.status()).toBe(200);
  const whole = (await right.body()).length;
  const before = statSync(LOG).size;
  for (const as of NAMES) {
    for (let i = 0; i < CALLS; i++) {
      const answer = await call(as);
      expect([as, answer.status()]).toEqual([as, 200]);
      expect((await answer.body()).length, 'nothing is said').toBeLessThan(whole / 2);
    }
  }
  expect(statSync(LOG).size - before, 'bytes of log of all calls').toBeLessThan(NAMES.length * CALLS * 300);
  await page.close();
});
