import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

let cms: CmsServer;
beforeAll(async () => {
  cms = await cmsServer();
});
afterAll(() => cms.close());

const LARGE = 50 * 1024 * 1024 + 1;

/** An upload of so many bytes of which one is sent; the replacement of the CMS answers it when it has all of them. */
function upload(cookie: string, path: string, bytes: number) {
  const { hostname, port } = new URL(cms.origin);
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes };
  const call = request({ hostname, port, path, method: 'POST', headers, agent: false });
  const answer = new Promise<{ status: number; body: string; retryAfter: string | undefined }>((resolve, reject) => {
    call.on('error', reject).on('response', async (response) => {
      const parts: Buffer[] = await response.toArray();
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), retryAfter });
    });
  });
  answer.catch(() => {});
  call.write('x');
  return { answer, leave: () => call.destroy(), finish: () => call.end(Buffer.alloc(bytes - 1, 'x')) };
}
const begun = (begin: string) => cms.begun.filter((url) => url.includes(begin));

test('one large file is with the CMS at once: the next one waits until it is answered', async () => {
  const [one, other] = [await cms.staffSession(), await cms.staffSession()];
  const first = upload(one.cookie, '/cms-api/videos?large=1', LARGE);
  await expect.poll(() => begun('large')).toHaveLength(1);
  const second = upload(other.cookie, '/cms-api/files?large=2', LARGE);
  const small = upload(other.cookie, '/cms-api/images?small=1', 1000);
  await expect.poll(() => begun('small')).toHaveLength(1);
  small.finish();
  expect((await small.answer).status, 'small files do not wait for large ones').toBe(200);
  expect(begun('large')).toHaveLength(1);
  first.finish();
  expect((await first.answer).status).toBe(200);
  await expect.poll(() => begun('large')).toHaveLength(2);
  second.finish();
  expect((await second.answer).status).toBe(200);
  expect(cms.seen.at(-1)).toMatchObject({ url: '/cms-api/files?large=2', bytes: LARGE });
});

test('a large file whose sender leaves gives its turn to the next; what the CMS has whole keeps it', async () => {
  const { cookie } = await cms.staffSession();
  const left = upload(cookie, '/cms-api/videos?left=1', LARGE);
  await expect.poll(() => begun('left')).toHaveLength(1);
  const whole = upload(cookie, '/cms-api/videos?left=2&unanswered', LARGE);
  left.leave();
  await expect.poll(() => begun('left')).toHaveLength(2);
  whole.finish();
  await expect.poll(() => cms.seen.some(({ url }) => url.includes('left=2'))).toBe(true);
  const next = upload(cookie, '/cms-api/videos?left=3', LARGE);
  whole.leave();
  const small = upload(cookie, '/cms-api/images?left-small', 10);
  small.finish();
  expect((await small.answer).status).toBe(200);
  expect(begun('left=3'), 'the CMS still works on the file before').toEqual([]);
  cms.answerAll();
  await expect.poll(() => begun('left=3')).toHaveLength(1);
  next.finish();
  expect((await next.answer).status).toBe(200);
});

test('four small files are with the CMS at once, forty of one person wait, and the next is told so', async () => {
  const { cookie } = await cms.staffSession();
  const paths = ['images', 'rendering-frames', 'files', 'videos/one', 'webrotate-360'];
  const files = Array.from({ length: 44 }, (_, i) => upload(cookie, `/cms-api/${paths[i % 5]}?many=${i}`, LARGE - 1));
  await expect.poll(() => begun('many')).toHaveLength(4);
  const late = upload(cookie, '/cms-api/images?many=45', 1000);
  const refused = await Promise.race([...files, late].map(({ answer }) => answer));
  expect([refused.status, refused.retryAfter]).toEqual([503, '30']);
  expect(refused.body).toContain('werden sehr viele Dateien hochgeladen');
  const other = upload((await cms.staffSession()).cookie, '/cms-api/images?another', 10);
  for (const file of [...files, late]) file.leave();
  other.finish();
  expect((await other.answer).status).toBe(200);
});
