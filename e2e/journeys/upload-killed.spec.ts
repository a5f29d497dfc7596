import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { staffRequests } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';
import { findService, kill } from './processes.ts';

const DATA = process.env.VITRINE_DATA ?? '';
/** A supervisor puts a service off longer each time it dies young. */
const CMS_KILLS = 3;

const found = z.object({
  docs: z.array(z.object({ id: z.string(), filename: z.string(), filesize: z.number(), url: z.string() })),
});

/** Some MB that no encoder makes smaller. */
async function picture(): Promise<Buffer> {
  const [width, height] = [1400, 1000];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
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

test('API and CMS killed in the middle of an upload: no record without its file, none of its bytes stay, and the next upload works', async ({
  origin,
}) => {
  test.skip(process.platform !== 'linux', 'processes are looked up in /proc');
  test.setTimeout(300_000);
  const run = `killed-${randomUUID()}`;
  const staff = await staffRequests(origin);
  const cookies = (await staff.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const bytes = await picture();
  /** Null while nobody answers. */
  const records = async () => {
    const answer = await staff.get(`/cms-api/images?depth=0&limit=50&where[filename][contains]=${run}`).catch(() => null);
    return answer?.ok() ? found.parse(await answer.json()).docs : null;
  };
  const isBack = () => expect.poll(records, { timeout: 60_000, intervals: [250] }).not.toBeNull();
  const before = await files('media/images');

  // The API, with one half of the file.
  const cut = upload(origin, cookies, bytes, `${run}-api.png`);
  await cut.half;
  const api = findService('api', DATA);
  expect(api !== undefined && kill(api)).toBe(true);
  expect(await cut.end, 'the editor is told of no success').toBe(0);
  await isBack();
  expect(await records()).toEqual([]);
  expect(await files('media/images')).toEqual(before);
  expect(await files('uploads-on-their-way')).toEqual([]);

  // The CMS, with the whole file on its way to it or in its hands.
  const statuses: number[] = [];
  for (let i = 0; i < CMS_KILLS; i++) {
    const sent = upload(origin, cookies, bytes, `${run}-cms-${i}.png`);
    await sent.half;
    const cms = findService('cms', DATA);
    sent.finish();
    // Once while it takes the bytes, then as soon as it has begun to write the file, whose record is about to be.
    const isBegun = async () => (await files('media/images')).some((name) => name.startsWith(`${run}-cms-${i}`));
    if (i > 0) await expect.poll(isBegun, { timeout: 30_000, intervals: [5] }).toBe(true);
    expect(cms !== undefined && kill(cms)).toBe(true);
    statuses.push(await sent.end);
    await isBack();
  }
  const kept = (await records()) ?? [];
  const named = kept.map(({ filename }) => filename);
  for (const { url, filesize } of kept) {
    const answer = await staff.get(url);
    expect([url, answer.status(), (await answer.body()).length]).toEqual([url, 200, filesize]);
  }
  // What was answered as kept is there.
  statuses.forEach((status, i) => {
    expect([0, 201, 503], `an answer of the ${i + 1}. upload`).toContain(status);
    if (status === 201) expect(named).toContain(`${run}-cms-${i}.png`);
  });
  // A file without its record is shown by nothing, and removed a day later (prune-uploads.test.ts).
  const left = (await files('media/images')).filter(
    (name) => name.startsWith(run) && name.endsWith('.png') && !named.includes(name),
  );
  for (const name of left) expect((await staff.get(`/cms-api/images/file/${name}`)).status(), name).toBe(404);
  expect(await files('uploads-on-their-way')).toEqual([]);

  const next = upload(origin, cookies, bytes, `${run}-next.png`);
  next.finish();
  expect(await next.end).toBe(201);
  for (const { id } of (await records()) ?? []) expect((await staff.delete(`/cms-api/images/${id}`)).ok()).toBe(true);
  await staff.dispose();
});
