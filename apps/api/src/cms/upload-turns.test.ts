import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginUpload } from '../testing/begin-upload.ts';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';
import { FILES_OF_ONE } from './keep-upload.ts';
import { takeUploadTurns, waitOf } from './upload-turns.ts';

let cms: CmsServer;
beforeAll(async () => {
  cms = await cmsServer();
});
afterAll(() => cms.close());

const LARGE = 50 * 1024 * 1024 + 1;

interface Answer {
  status: number;
  body: string;
  retryAfter: string | undefined;
  connection: string | undefined;
}

/** An upload of so many bytes of which one is sent until it is finished. */
function upload(cookie: string, path: string, bytes: number) {
  const { hostname, port } = new URL(cms.origin);
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes };
  const call = request({ hostname, port, path, method: 'POST', headers, agent: false });
  const answer = new Promise<Answer>((resolve, reject) => {
    call.on('error', reject).on('response', async (response) => {
      const parts: Buffer[] = await response.toArray();
      const { connection, 'retry-after': retryAfter } = response.headers;
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), retryAfter, connection });
    });
  });
  answer.catch(() => {});
  call.write('x');
  return { answer, leave: () => call.destroy(), finish: () => call.end(Buffer.alloc(bytes - 1, 'x')) };
}
const seen = (part: string) => cms.seen.some(({ url }) => url.includes(part));
const begun = (begin: string) => cms.begun.filter((url) => url.includes(begin));

/** An upload whose bytes come at once. */
const whole = (cookie: string, path: string, bytes: number) => {
  const file = upload(cookie, path, bytes);
  file.finish();
  return file;
};

test('one large file is with the CMS at once: the next one waits until it is answered', async () => {
  const [one, other] = [await cms.staffSession(), await cms.staffSession()];
  const first = whole(one.cookie, '/cms-api/videos?large=1&unanswered', LARGE);
  await expect.poll(() => begun('large'), { timeout: 30_000 }).toHaveLength(1);
  const second = whole(other.cookie, '/cms-api/files?large=2', LARGE);
  const small = whole(other.cookie, '/cms-api/images?small=1', 1000);
  expect((await small.answer).status, 'small files do not wait for large ones').toBe(200);
  expect(begun('large')).toHaveLength(1);
  await expect.poll(() => seen('large=1')).toBe(true);
  cms.answerAll();
  expect((await first.answer).status).toBe(200);
  expect((await second.answer).status).toBe(200);
  expect(cms.seen.at(-1)).toMatchObject({ url: '/cms-api/files?large=2', bytes: LARGE });
});

test('a slow sender keeps no turn, and who leaves before the end reaches no CMS', async () => {
  const { cookie } = await cms.staffSession();
  const slow = upload(cookie, '/cms-api/videos?slow=1', LARGE);
  const next = whole((await cms.staffSession()).cookie, '/cms-api/videos?slow=2', LARGE);
  expect((await next.answer).status).toBe(200);
  expect(begun('slow=1')).toEqual([]);
  const left = upload(cookie, '/cms-api/videos?slow=3', LARGE);
  left.leave();
  slow.finish();
  expect((await slow.answer).status).toBe(200);
  expect(cms.seen.at(-1)).toMatchObject({ url: '/cms-api/videos?slow=1', bytes: LARGE });
  expect(begun('slow=3')).toEqual([]);
});

test('the CMS that has a file whole keeps the turn when its sender leaves', async () => {
  const { cookie } = await cms.staffSession();
  const held = whole(cookie, '/cms-api/videos?left=2&unanswered', LARGE);
  await expect.poll(() => seen('left=2'), { timeout: 30_000 }).toBe(true);
  held.leave();
  const next = whole(cookie, '/cms-api/videos?left=3', LARGE);
  expect((await whole(cookie, '/cms-api/images?left-small', 10).answer).status).toBe(200);
  expect(begun('left=3'), 'the CMS still works on the file before').toEqual([]);
  cms.answerAll();
  expect((await next.answer).status).toBe(200);
});

test('the CMS takes three small files of one person at once, forty wait and the next is refused; those of others go on', async () => {
  const { cookie } = await cms.staffSession();
  const paths = ['images', 'rendering-frames', 'files', 'videos/one', 'webrotate-360'];
  const files = Array.from({ length: 44 }, (_, i) => whole(cookie, `/cms-api/${paths[i % 5]}?many=${i}&unanswered`, 1000));
  await expect.poll(() => begun('many')).toHaveLength(3);
  const refused = await Promise.race(files.map(({ answer }) => answer));
  expect([refused.status, refused.retryAfter]).toEqual([503, '30']);
  expect(refused.body).toContain('werden sehr viele Dateien hochgeladen');
  const others = [(await cms.staffSession()).cookie, (await cms.staffSession()).cookie];
  for (const other of others) expect((await whole(other, '/cms-api/images?another', 10).answer).status).toBe(200);
  expect(begun('many'), 'none of the three was answered meanwhile').toHaveLength(3);
  for (const file of files) file.leave();
  const answers: number[] = [];
  whole(cookie, '/cms-api/images?later', 10).answer.then(({ status }) => answers.push(status));
  const answeredMeanwhile = () => {
    // A file whose sender the server does not yet know to have left may have had a turn.
    cms.answerAll();
    return answers;
  };
  await expect.poll(answeredMeanwhile, { timeout: 20_000 }).toEqual([200]);
});

test('a large file that is refused is read to its end, so that its sender hears why, but no more than four of one person at once', async () => {
  const { cookie } = await cms.staffSession();
  const begin = () => upload(cookie, '/cms-api/images?coming', 1000);
  const coming = Array.from({ length: FILES_OF_ONE }, begin);
  const small = async () => {
    const { status } = await whole(cookie, '/cms-api/images?one-more', 10).answer;
    // It may have taken the place of one of them.
    if (status !== 503) coming.push(begin());
    return status;
  };
  await expect.poll(small, { timeout: 30_000 }).toBe(503);
  const refused = await beginUpload(cms.origin, cookie, '/cms-api/videos?one-too-many', LARGE).finish();
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(refused).toContain('werden sehr viele Dateien hochgeladen');
  expect(seen('videos?one-too-many')).toBe(false);

  const slow = Array.from({ length: 5 }, () => upload(cookie, '/cms-api/videos?slow-and-refused', LARGE));
  const first = await Promise.race(slow.map(async ({ answer }, i) => ({ i, ...(await answer) })));
  expect([first.status, first.connection], 'the fifth is not read').toEqual([503, 'close']);
  const others = slow.filter((_, i) => i !== first.i);
  for (const file of others) file.finish();
  for (const { answer } of others) expect((await answer).status).toBe(503);
  for (const file of coming) file.leave();
});

/** A server that lets files of members of staff wait so long; none that has its turn is answered before it is taken out of `held`. */
async function turnsServer(wait?: { least: number; most: number }) {
  const server = Fastify();
  const held: (() => void)[] = [];
  let arrived = 0;
  server.decorateRequest('staffId', '').decorateRequest('isOfStaff', true).decorateRequest('cmsPath', '/cms-api/videos');
  server.addHook('preHandler', async (request) => {
    request.staffId = String(request.headers.member);
    arrived++;
  });
  server.addContentTypeParser('multipart/form-data', (_request, body, done) => body.resume().on('end', () => done(null)));
  takeUploadTurns(server, wait);
  server.post('/held', async (request) => {
    await new Promise<void>((resolve) => held.push(resolve));
    request.endUpload?.();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    held,
    arrived: () => arrived,
    send(member = 'one') {
      const call = request(`${server.listeningOrigin}/held`, {
        method: 'POST',
        agent: false,
        headers: { member, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2 },
      });
      const answer = new Promise<{ status: number | undefined; retryAfter: string | undefined; body: string }>(
        (resolve, reject) => {
          call.on('error', reject).on('response', async (response) => {
            const body = Buffer.concat(await response.toArray()).toString();
            resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], body });
          });
        },
      );
      answer.catch(() => {});
      call.end('xx');
      return answer;
    },
    close() {
      server.server.closeAllConnections();
      return server.close();
    },
  };
}

test('a file that waits for too long is refused with a sentence and a time', async () => {
  const { send, held, close } = await turnsServer({ least: 50, most: 50 });
  for (let i = 0; i < 3; i++) void send();
  await expect.poll(() => held).toHaveLength(3);
  const refused = await send();
  expect([refused.status, refused.retryAfter]).toEqual([503, '30']);
  expect(refused.body).toContain('werden sehr viele Dateien hochgeladen');
  await close();
});

test('small files wait however many members of staff send some', async () => {
  const { send, held, arrived, close } = await turnsServer();
  const files = Array.from({ length: 210 }, (_, i) => send(`member ${i % 70}`));
  await expect.poll(arrived).toBe(files.length);
  const statuses: (number | undefined)[] = [];
  for (const file of files) file.then(({ status }) => statuses.push(status));
  const answeredMeanwhile = () => {
    for (const answer of held.splice(0)) answer();
    return statuses.length;
  };
  await expect.poll(answeredMeanwhile, { interval: 10 }).toBe(files.length);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await close();
});

test('a file waits as long as it took to send, two minutes at least and ten at most', () => {
  expect([1000, 5 * 60_000, 15 * 60_000].map((sent) => waitOf(sent))).toEqual([2 * 60_000, 5 * 60_000, 10 * 60_000]);
});

test('no file of an upload stays on the disk', async () => {
  expect(await readdir(join(cms.server.dataDir, 'uploads-on-their-way'))).toEqual([]);
});
