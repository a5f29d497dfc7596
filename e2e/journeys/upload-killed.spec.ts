import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { staffRequests } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { freezeWhileWriting, halfOf } from './freeze-while-writing.ts';
import { type ChangeStep, holdChanges } from './hold-changes.ts';
import { ownNetwork } from './own-network.ts';
import { findService, freeze, kill } from './processes.ts';

const DATA = process.env.VITRINE_DATA ?? '';
const IMAGES = 'media/images';
/** Where the CMS is killed, and what is there afterwards. */
const CMS_KILLS: readonly { at: Exclude<ChangeStep, 'version'> | 'file'; half?: boolean; file: boolean; record: boolean }[] = [
  { at: 'file', half: true, file: false, record: false },
  { at: 'commit', file: true, record: true },
  { at: 'record', file: false, record: false },
  { at: 'change', file: true, record: false },
];
/**
 * Half a file, and a whole upload whose answer never comes; twelve kills in `npm run test:long`. No more often: a supervisor puts a service off
 * longer each time it dies young.
 */
const kills = process.env.VITRINE_TEST_KILLS ? [...CMS_KILLS, ...CMS_KILLS, ...CMS_KILLS] : CMS_KILLS.slice(0, 2);

const found = z.object({
  docs: z.array(z.object({ id: z.string(), filename: z.string(), filesize: z.number() })),
});

/** Some MB that no encoder makes smaller; to write twenty takes a process so many moments that it is met in one of them. */
async function picture(width = 1400, height = 1000): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** An upload as the admin's form sends it, of which one half is sent at once. Its end is a status, or that the connection was lost. */
function upload(origin: string, cookie: string, bytes: Buffer, name: string) {
  const boundary = randomUUID();
  const part = (head: string, content: Buffer | string) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n'];
  const body = Buffer.concat(
    [
      ...part('content-disposition: form-data; name="_payload"', JSON.stringify({ alt: { de: name, en: name } })),
      ...part(`content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png`, bytes),
      `--${boundary}--\r\n`,
    ].map((one) => Buffer.from(one)),
  );
  const call = httpRequest(`${origin}/cms-api/images`, {
    method: 'POST',
    agent: false,
    headers: {
      origin,
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
      ...ownNetwork(),
    },
  });
  const end = new Promise<number>((resolve) => {
    call.on('error', () => resolve(0));
    call.on('response', (answer) => answer.resume().on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0)));
  });
  const half = new Promise<void>((sent) => call.write(body.subarray(0, body.length / 2), () => sent()));
  return { half, finish: () => call.end(body.subarray(body.length / 2)), end };
}

const files = async (folder: string) => (await readdir(join(DATA, folder)).catch(() => [])).sort();

test('the API killed in the middle of an upload, and the CMS at its later steps and while it writes the file: no record without its file, no file shown without its record, and the next upload works', async ({
  origin,
}) => {
  test.skip(process.platform !== 'linux', 'processes are looked up in /proc');
  test.setTimeout(60_000 + kills.length * 60_000);
  const run = `killed-${randomUUID()}`;
  const staff = await staffRequests(origin);
  const cookies = (await staff.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const small = await picture();
  const large = await picture(3000, 2300);
  /** Null while nobody answers. */
  const records = async () => {
    const answer = await staff.get(`/cms-api/images?depth=0&limit=50&where[filename][contains]=${run}`).catch(() => null);
    return answer?.ok() ? found.parse(await answer.json()).docs : null;
  };
  const isBack = () => expect.poll(records, { timeout: 60_000, intervals: [250] }).not.toBeNull();
  const before = await files(IMAGES);

  // The API, with one half of the file.
  const cut = upload(origin, cookies, small, `${run}-api.png`);
  await cut.half;
  const api = findService('api', DATA);
  expect(api !== undefined && kill(api)).toBe(true);
  expect(await cut.end, 'the editor is told of no success').toBe(0);
  await isBack();
  expect(await records()).toEqual([]);
  expect(await files(IMAGES)).toEqual(before);
  expect(await files('uploads-on-their-way')).toEqual([]);

  // The CMS, while it waits for PostgreSQL at a known step, or while it writes the file.
  const uploads = await holdChanges(DATA, 'images');
  try {
    /** Holds the CMS at a step of an upload. */
    const hold = async (at: ChangeStep, bytes: Buffer, name: string) => {
      await uploads.hold(at);
      const sent = upload(origin, cookies, bytes, name);
      sent.finish();
      await uploads.isReached();
      const cms = findService('cms', DATA);
      if (!cms) throw new Error('there is no CMS');
      return { sent, cms, name };
    };
    /** Freezes the CMS while it writes the file of an upload. Where that was over at the second look, the next upload is looked at. */
    const freezeAtFile = async (kill: number) => {
      for (let i = 1; ; i++) {
        const held = await hold('record', large, `${run}-${kill}-file${i}.png`);
        expect(freeze(held.cms)).toBe(true);
        await uploads.release();
        if (await freezeWhileWriting(held.cms, join(DATA, IMAGES), held.name)) return held;
        expect(await held.sent.end).toBe(201);
      }
    };

    for (const [i, { at, half = false, file, record }] of kills.entries()) {
      const { sent, cms, name } = at === 'file' ? await freezeAtFile(i) : await hold(at, small, `${run}-${i}-${at}.png`);
      if (record) {
        // It has told PostgreSQL to commit. It never hears that this is done, and tells nobody.
        expect(freeze(cms)).toBe(true);
        await uploads.release();
        await uploads.isCommitted('select 1 from public.images where filename = $1', name);
      }
      expect(kill(cms)).toBe(true);
      expect([0, 502, 503], `killed at ${at}, the editor is told of no success`).toContain(await sent.end);
      await uploads.release();
      await isBack();

      const kept = ((await records()) ?? []).filter(({ filename }) => filename === name);
      expect([at, kept.map(({ filesize }) => filesize)]).toEqual([at, record ? [small.length] : []]);
      const written = (await files(IMAGES)).filter((one) => one.startsWith(name.replace('.png', '')));
      expect([at, written.includes(name), halfOf(join(DATA, IMAGES), name) !== undefined]).toEqual([at, file, half]);
      // A file without its record, or half of one, is shown by nothing, and removed a day later (prune-uploads.test.ts).
      for (const one of written) {
        const answer = await staff.get(`/cms-api/images/file/${one}`);
        expect([at, one, answer.status()]).toEqual([at, one, record ? 200 : 404]);
        if (one === name && record) expect((await answer.body()).equals(small)).toBe(true);
        if (one.endsWith('.part')) await rm(join(DATA, IMAGES, one));
      }
      expect(await files('uploads-on-their-way')).toEqual([]);
    }
  } finally {
    await uploads.close();
  }

  const next = upload(origin, cookies, small, `${run}-next.png`);
  next.finish();
  expect(await next.end).toBe(201);
  for (const { id } of (await records()) ?? []) expect((await staff.delete(`/cms-api/images/${id}`)).ok()).toBe(true);
  await staff.dispose();
});
