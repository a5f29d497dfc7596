import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endlessPdf, swellingPdf } from '../testing/hostile-pdfs.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';
import { signalCounting } from '../testing/signal-counting.ts';

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

const create = (file: { name: string; mimetype: string; data: Buffer; size: number }) =>
  content.payload.create({ collection: 'files', data: { title: 'x' }, file });

describe('a file is what its name and its type say, or it is refused', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  test.each([
    ['a page', 'page.html', 'text/html', html],
    ['a page that calls itself a PDF', 'page.pdf', 'application/pdf', html],
    ['a page that calls itself an archive', 'page.zip', 'application/zip', html],
    ['a page that calls itself a text', 'page.html', 'text/plain', html],
    ['a program', 'setup.exe', 'application/x-msdownload', 'MZ\u0090\0'],
    [
      'a drawing with scripts',
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
  ])('%s is refused', async (_, name, mimetype, text) => {
    const data = Buffer.from(text, 'latin1');
    await expect(create({ name, mimetype, data, size: data.length })).rejects.toThrow();
  });
  test.each([
    ['an archive', 'views.zip', 'application/zip', `PK\u0005\u0006${'\0'.repeat(18)}`],
    ['a drawing', 'plan.dxf', 'text/plain', '  0\nSECTION\n  2\nHEADER\n'],
  ])('%s is taken', async (_, name, mimetype, text) => {
    const data = Buffer.from(text, 'latin1');
    expect((await create({ name, mimetype, data, size: data.length })).filename).toBe(name);
  });
});

type HostilePdf = [title: string, make: () => Buffer, message: RegExp];
/** A machine too busy to give it 20 s of a processor within a minute says to try again. */
const ENDLESS: HostilePdf = ['takes no end of reading', endlessPdf, /zu viel Speicher|gerade nicht gelesen/];
/** `npm run test:long` waits for these 20 s; pdf-pages.test.ts gives such a PDF less. */
const IS_LONG = process.env.VITRINE_TEST_KILLS !== undefined;

test.each<HostilePdf>([...(IS_LONG ? [ENDLESS] : []), ['unpacks to 4 GB', () => swellingPdf(4096), /zu viel Speicher/]])(
  'a PDF that %s is refused; others are answered meanwhile, and the memory of the CMS is not touched',
  async (_, hostile, message) => {
    const data = hostile();
    let longest = 0;
    let last = performance.now();
    const before = process.memoryUsage.rss();
    let most = before;
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      most = Math.max(most, process.memoryUsage.rss());
    }, 50);
    try {
      await expect(create({ name: 'hostile.pdf', mimetype: 'application/pdf', data, size: data.length })).rejects.toMatchObject({
        data: { errors: [{ path: 'file', message: expect.stringMatching(message) }] },
      });
    } finally {
      clearInterval(beat);
    }
    expect(longest).toBeLessThan(5000);
    expect((most - before) / 1024 / 1024, 'MB').toBeLessThan(300);
    expect((await content.payload.count({ collection: 'files', where: { filename: { equals: 'hostile.pdf' } } })).totalDocs).toBe(
      0,
    );
  },
  120_000,
);

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF';

test.each([
  ['de', 'Dieses PDF konnte gerade nicht gelesen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.'],
  ['en', 'This PDF could not be read just now. Please try again in a few minutes.'],
])('an editor whose PDF could not be read this time is asked to try again (%s)', async (language, message) => {
  const body = new FormData();
  body.append('_payload', JSON.stringify({ title: 'x' }));
  body.append('file', new Blob([PDF], { type: 'application/pdf' }), 'unread.pdf');
  const headers = { 'accept-language': language };
  const answer = await signalCounting('SIGKILL', () => asEditor('/files', { method: 'POST', body, headers }));
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { errors: [{ data: { errors: [{ path: 'file', message }] } }] },
  ]);
});

test('a PDF without readable pages is taken, also behind the head of another kind of file, and says nothing of its pages', async () => {
  for (const [name, text] of [
    ['empty.pdf', PDF],
    ['archive.pdf', `PK\u0003\u0004${PDF}`],
  ] as const) {
    const data = Buffer.from(text, 'latin1');
    expect((await create({ name, mimetype: 'application/pdf', data, size: data.length })).pages ?? null).toBeNull();
  }
});

test('a video of more than 50 MB is within the limit, which is 500 MB', async () => {
  const body = new FormData();
  body.append('_payload', JSON.stringify({ title: 'large' }));
  body.append('file', new Blob([Buffer.alloc(52 * 1024 * 1024, 'a line of text\n')], { type: 'text/plain' }), 'large.txt');
  const answer = await asEditor('/files', { method: 'POST', body });
  expect([answer.status, await answer.json()]).toMatchObject([201, { doc: { filename: 'large.txt' } }]);
});

test('a form whose parts cannot be read is refused as such', async () => {
  const head = 'Content-Disposition: form-data; name="file"; filename=';
  for (const text of [`--x\r\n${head}"a\0.txt"\r\n\r\nx\r\n--x--\r\n`, `--x\r\n${head}"a.txt"\r\n\r\nx`]) {
    const answer = await asEditor('/files', {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'en' },
    });
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message: 'These data cannot be read.' }] }]);
  }
});

test.each(['rendering-frames', 'images', 'files'] as const)(
  'a file of %s whose name is too long for a disk is refused at the file',
  async (collection) => {
    const data = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
      .webp()
      .toBuffer();
    const send = async (name: string) => {
      const body = new FormData();
      body.append('_payload', JSON.stringify({ title: 'x', alt: 'x' }));
      body.append('file', new Blob([new Uint8Array(data)], { type: 'image/webp' }), name);
      const answer = await asEditor(`/${collection}`, { method: 'POST', body, headers: { 'accept-language': 'de' } });
      return [answer.status, await answer.json()];
    };
    for (const name of [`${'n'.repeat(400)}.webp`, `${'n'.repeat(146)}.webp`]) {
      const message = 'Der Name dieser Datei ist zu lang. Bitte kürzen Sie ihn auf höchstens 150 Zeichen.';
      expect([name, await send(name)]).toMatchObject([
        name,
        [400, { errors: [{ data: { errors: [{ path: 'file', message }] } }] }],
      ]);
    }
    if (collection !== 'rendering-frames') return;
    expect(await send(`${'n'.repeat(145)}.webp`)).toMatchObject([201, { doc: { filename: `${'n'.repeat(145)}.webp` } }]);
  },
);

test('no address that an editor names is asked for a file', async () => {
  const asked: string[] = [];
  const inner = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/pdf').end('%PDF-1.7');
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/secret.pdf`;
  const pasted = await asEditor(`/files/paste-url?src=${encodeURIComponent(url)}`);
  expect(pasted.status).toBe(400);
  const body = { title: 'x', filename: 'secret.pdf', url, mimeType: 'application/pdf', filesize: 8 };
  for (const path of ['/files', '/files?uploadEdits[crop][x]=0', '/files?uploadEdits[widthInPixels]=1']) {
    await asEditor(path, { method: 'POST', body });
  }
  inner.close();
  expect(asked).toEqual([]);
});
