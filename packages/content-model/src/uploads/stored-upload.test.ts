import { createFileStore, type FileStore } from '@vitrine/server/files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, pictureFile, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';

let content: TestContent;
let files: FileStore;
let client: ReturnType<typeof restClient>;
let cookie: string;
beforeAll(async () => {
  content = await openTestContent();
  files = createFileStore(content.environment.dataDir);
  client = restClient(content);
  await content.staff('editor');
  cookie = (await client.logIn('editor@vitrine.example')).cookie.split(';')[0] ?? '';
});
afterAll(() => content.close());

/** As the admin asks in an editor's browser. */
const asEditor = (path: string, call: RestCall = {}) =>
  client.call(path, { ...call, cookie, origin: content.environment.publicUrl });

const ALT = { de: 'Wolf', en: 'Grinder' };
/** Lossy, with much to lose by encoding it again. */
const noise = (seed: number) =>
  sharp({
    create: { width: 120, height: 80, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 100 + seed, sigma: 50 } },
  });
const upload = (name: string, mimetype: string, data: Buffer) => ({ name, mimetype, data, size: data.length });
const create = (file: ReturnType<typeof upload>) => content.payload.create({ collection: 'images', data: { alt: ALT }, file });
const stored = (filename: string | null | undefined) => files.read(`media/images/${filename}`);

describe('a master is kept as it was uploaded', () => {
  test.each(['webp', 'avif', 'jpeg', 'png'] as const)('%s, byte for byte', async (format) => {
    const data = await noise(1).toFormat(format, { quality: 60 }).toBuffer();
    const image = await create(upload(`a.${format}`, `image/${format}`, data));
    expect((await stored(image.filename)).equals(data)).toBe(true);
    expect(image).toMatchObject({ filesize: data.length, width: 120, height: 80 });
    expect((await sharp(await stored(image.sizes?.thumbnail?.filename)).metadata()).format).toBe('webp');
  });

  test('under its name, without what a name of a file cannot have', async () => {
    const form = new FormData();
    form.append(
      'file',
      new File([Uint8Array.from(await noise(9).webp().toBuffer())], 'K 330 (hero).webp', { type: 'image/webp' }),
    );
    form.append('_payload', JSON.stringify({ alt: ALT }));
    const answer = await asEditor('/images', { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ doc: { filename: 'K330hero.webp', mimeType: 'image/webp' } });
  });

  test('one that its EXIF turns has the size in which it is seen', async () => {
    const data = await noise(2).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await create(upload('turned.jpg', 'image/jpeg', data))).toMatchObject({ width: 80, height: 120 });
  });

  test('also when its focal point moves, as the admin moves it', async () => {
    const data = await noise(3).webp({ quality: 50 }).toBuffer();
    const image = await create(upload('focal.webp', 'image/webp', data));
    const answer = await asEditor(`/images/${image.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=70`, {
      method: 'PATCH',
      body: { focalX: 50, focalY: 50 },
    });
    expect(answer.status).toBe(200);
    const moved = await content.payload.findByID({ collection: 'images', id: image.id });
    expect(moved).toMatchObject({ focalX: 20, focalY: 70, filename: image.filename, filesize: data.length });
    expect((await stored(moved.filename)).equals(data)).toBe(true);
  });
});

describe('a replacement', () => {
  test('that is refused leaves the former file where it is', async () => {
    const data = await noise(4).webp().toBuffer();
    const image = await create(upload('kept.webp', 'image/webp', data));
    const replace = (file: ReturnType<typeof upload>, alt = ALT) =>
      content.payload.update({ collection: 'images', id: image.id, data: { alt }, file });
    await expect(replace(upload('broken.webp', 'image/webp', data.subarray(0, 60)))).rejects.toThrow();
    await expect(replace(await pictureFile('other.png'), { de: 'Wolf', en: '' })).rejects.toThrow();
    const { filename } = await content.payload.findByID({ collection: 'images', id: image.id });
    expect((await stored(filename)).equals(data)).toBe(true);
    expect(await files.exists('media/images/other.png')).toBe(false);
  });

  test('has a name of its own, so that a change that is undone has not touched the former file', async () => {
    const [before, after] = [await noise(5).webp().toBuffer(), await noise(6).webp().toBuffer()];
    const image = await create(upload('same.webp', 'image/webp', before));
    const changed = await content.payload.update({
      collection: 'images',
      id: image.id,
      data: {},
      file: upload('same.webp', 'image/webp', after),
    });
    expect(changed.filename).not.toBe(image.filename);
    expect((await stored(image.filename)).equals(before)).toBe(true);
    expect((await stored(changed.filename)).equals(after)).toBe(true);
  });
});

describe('staff see a file', () => {
  test('of a record, and what was made of it; none whose record was never kept, or has another one now', async () => {
    const image = await create(upload('kept.webp', 'image/webp', await noise(8).webp().toBuffer()));
    const seen = async (name: string | null | undefined) => (await asEditor(`/images/file/${name}`)).status;
    expect([await seen(image.filename), await seen(image.sizes?.thumbnail?.filename)]).toEqual([200, 200]);
    // As a process that ends between the two leaves it.
    await files.put('media/images/lost.webp', await noise(8).webp().toBuffer());
    expect(await seen('lost.webp')).toBe(404);
    const file = upload('other.webp', 'image/webp', await noise(9).webp().toBuffer());
    await content.payload.update({ collection: 'images', id: image.id, data: {}, file });
    expect([await seen(image.filename), await seen('other.webp')]).toEqual([404, 200]);
  });

  test('whole and by range, never to be run, and no other process does', async () => {
    const data = await noise(7).webp().toBuffer();
    const { filename } = await create(upload('seen.webp', 'image/webp', data));
    const whole = await asEditor(`/images/file/${filename}`);
    expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(data)]).toEqual([200, true]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    const part = await asEditor(`/images/file/${filename}`, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${data.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(data.subarray(2, 6));
    const beyond = await asEditor(`/images/file/${filename}`, { headers: { range: `bytes=${data.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${data.length}`]);
    expect((await client.call(`/images/file/${filename}`)).status).toBe(403);
    expect((await asEditor('/images/file/none.webp')).status).not.toBe(200);
  });
});
