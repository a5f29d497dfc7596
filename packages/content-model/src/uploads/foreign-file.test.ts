import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, pictureFile, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';

let content: TestContent;
let asEditor: (path: string, options?: RestCall) => Promise<Response>;
beforeAll(async () => {
  content = await openTestContent();
  const client = restClient(content);
  await content.staff('editor');
  const { cookie } = await client.logIn('editor@vitrine.example');
  const origin = content.environment.publicUrl;
  asEditor = (path, options) => client.call(path, { cookie: cookie.split(';')[0] ?? '', origin, ...options });
});
afterAll(() => content.close());

const uploads = () => content.payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug);

/** A body as the admin sends it: a form whose field `_payload` is the record. */
function form(data: object, file?: Blob | string, name = 'file.bin') {
  const body = new FormData();
  body.append('_payload', JSON.stringify(data));
  if (typeof file === 'string') body.append('file', file);
  else if (file) body.append('file', file, name);
  return body;
}

describe('the address of a file that an editor names', () => {
  test('is refused for every kind of upload, in JSON and in a form, for a new record and for one that is there', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.setHeader('content-type', 'application/pdf').end('%PDF-1.7');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Payload refuses addresses of this machine by itself, when it is about to ask: so each attempt counts.
    const attempt = (message: unknown) => asked.push(message);
    subscribe('undici:request:create', attempt);
    const image = await content.image();
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const urls = [
      `http://${host}/x.pdf`,
      `//${host}/x.pdf`,
      `/\\${host}/x.pdf`,
      '/cms-api/images/file/wolf.png',
      { host },
      ['x'],
    ];
    expect(uploads()).toContain('files');
    for (const slug of uploads()) {
      const refused: unknown[] = [];
      for (const url of urls) {
        const data = { title: 'x', name: 'x', alt: { de: 'x', en: 'x' }, filename: 'x.pdf', mimeType: 'application/pdf', url };
        const own = slug === 'images' ? image.id : randomUUID();
        const query = 'uploadEdits[crop][x]=0';
        for (const body of [data, form(data)]) {
          refused.push(await asEditor(`/${slug}`, { method: 'POST', body }));
          refused.push(await asEditor(`/${slug}?${query}`, { method: 'POST', body }));
          refused.push(await asEditor(`/${slug}/${own}?${query}`, { method: 'PATCH', body }));
        }
      }
      for (const answer of refused) {
        if (!(answer instanceof Response)) throw new Error('no answer');
        expect([slug, answer.status, JSON.stringify(await answer.json())]).toEqual([slug, 400, expect.stringContaining('url')]);
      }
    }
    unsubscribe('undici:request:create', attempt);
    server.close();
    expect(asked).toEqual([]);
  });

  test('is not asked for a change of the picture that is no whole focal point', async () => {
    const asked: unknown[] = [];
    const attempt = (message: unknown) => asked.push(message);
    subscribe('undici:request:create', attempt);
    const image = await content.image();
    const edits = [
      '[focalPoint][x]=10',
      '[focalPoint][y]=10',
      '[focalPoint][x]=10&uploadEdits[focalPoint][y]=z',
      '[focalPoint]=x',
      '[focalPoint][x]=10&uploadEdits[focalPoint][y]=10&uploadEdits[crop][x]=0',
      '[widthInPixels]=9',
    ];
    for (const edit of edits) {
      const body = { alt: { de: 'x', en: 'x' } };
      const answer = await asEditor(`/images/${image.id}?uploadEdits${edit}`, { method: 'PATCH', body });
      expect([edit, answer.status]).toEqual([edit, 400]);
    }
    unsubscribe('undici:request:create', attempt);
    expect(asked).toEqual([]);
  });

  test('that the form of the admin sends back is the one of the record, and changes nothing', async () => {
    const image = await content.image();
    expect(image.url).toMatch(/^\/cms-api\/images\/file\//);
    const data = { alt: { de: 'Neu', en: 'New' }, url: image.url, filename: image.filename };
    const answer = await asEditor(`/images/${image.id}?depth=0`, { method: 'PATCH', body: form(data) });
    expect([answer.status, await answer.json()]).toMatchObject([200, { doc: { alt: { de: 'Neu' }, url: image.url } }]);
  });
});

describe('a file that is said to be stored already', () => {
  test('makes no record and leaves nothing behind', async () => {
    const image = await content.image();
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('payload-client-upload'));
    for (const slug of uploads()) {
      const { totalDocs } = await content.payload.count({ collection: slug });
      const said = { filename: image.filename, mimeType: 'application/pdf', size: 3, collectionSlug: 'images' };
      const contexts = [undefined, {}, { prefix: 'x' }, { signedReceipt: 'x.y' }, 'x'];
      for (const clientUploadContext of contexts) {
        const file = JSON.stringify({ ...said, clientUploadContext });
        const data = { title: 'x', name: 'x', alt: { de: 'x', en: 'x' } };
        for (const [method, path] of [
          ['POST', `/${slug}`],
          ['PATCH', `/${slug}/${slug === 'images' ? image.id : randomUUID()}`],
        ] as const) {
          const answer = await asEditor(path, { method, body: form(data, file) });
          expect([slug, method, clientUploadContext, answer.status]).toEqual([slug, method, clientUploadContext, 400]);
        }
      }
      expect((await content.payload.count({ collection: slug })).totalDocs).toBe(totalDocs);
    }
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('payload-client-upload'))).toEqual(before);
    expect((await content.payload.findByID({ collection: 'images', id: image.id })).filesize).toBe(image.filesize);
  });

  test('an empty file is refused at its field', async () => {
    for (const [slug, name, type] of [
      ['files', 'x.txt', 'text/plain'],
      ['images', 'x.png', 'image/png'],
    ] as const) {
      const data = { title: 'x', alt: { de: 'x', en: 'x' } };
      const answer = await asEditor(`/${slug}`, { method: 'POST', body: form(data, new Blob([], { type }), name) });
      expect([slug, answer.status]).toEqual([slug, 400]);
    }
    const { data } = await pictureFile();
    const body = form({ alt: { de: 'x', en: 'x' } }, new Blob([new Uint8Array(data)], { type: 'image/png' }), 'x.png');
    expect((await asEditor('/images', { method: 'POST', body })).status).toBe(201);
  });
});
