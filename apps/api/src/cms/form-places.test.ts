import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';
import { FORMS_OF_ONE } from './form-places.ts';

let cms: CmsServer;
beforeAll(async () => {
  cms = await cmsServer();
});
afterAll(() => cms.close());

/** A form whose last byte does not come before it is finished. */
function slowForm(cookie: string) {
  const { hostname, port } = new URL(cms.origin);
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1000 };
  const call = request({ hostname, port, path: '/cms-api/products?form', method: 'POST', headers, agent: false });
  const status = new Promise<number>((resolve) => {
    call.on('error', () => resolve(0)).on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  call.write('x'.repeat(999));
  return { status, finish: () => call.end('x'), leave: () => call.destroy() };
}

test('one member of staff has so many forms under way, which stay in memory meanwhile; others have theirs', async () => {
  const [one, other] = [await cms.staffSession(), await cms.staffSession()];
  const forms = Array.from({ length: FORMS_OF_ONE + 1 }, () => slowForm(one.cookie));
  const first = await Promise.race(forms.map(async ({ status }, i) => ({ i, status: await status })));
  expect(first.status).toBe(503);
  const form = slowForm(other.cookie);
  form.finish();
  expect(await form.status).toBe(200);

  // What is answered makes room, and so does who leaves.
  const [finished, left, ...rest] = forms.filter((_, i) => i !== first.i);
  finished?.finish();
  expect(await finished?.status).toBe(200);
  left?.leave();
  const again = async () => {
    const next = slowForm(one.cookie);
    next.finish();
    return next.status;
  };
  await expect.poll(again, { timeout: 30_000 }).toBe(200);
  for (const { finish } of rest) finish();
  expect(new Set(await Promise.all(rest.map(({ status }) => status)))).toEqual(new Set([200]));
});
