import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, pictureFile, type TestContent } from '../testing/open-test-content.ts';

const VIDEO = new URL('../../../../demo/media/films/ww-200.mp4', import.meta.url);
const ALT = { de: 'Kutter', en: 'Bowl cutter' };

describe('publication rules', () => {
  let content: TestContent;
  let image: string;
  beforeAll(async () => {
    content = await openTestContent();
    image = (await content.image()).id;
  });
  afterAll(() => content.close());

  test('an image, a video and a file need what is uploaded, each refused in the language of the admin', async () => {
    const { payload } = content;
    const attempt = (collection: 'images' | 'videos' | 'files') => (req: PayloadRequest) =>
      payload.create({ collection, data: { alt: ALT, poster: image, title: 'Datenblatt' }, req } as Parameters<
        typeof payload.create
      >[0]);
    expect(await content.refusal(attempt('images'))).toEqual({ file: expect.stringContaining('Bilddatei') });
    expect(await content.refusal(attempt('videos'))).toEqual({ file: expect.stringContaining('mindestens eine Videodatei') });
    expect(await content.refusal(attempt('files'))).toEqual({ file: expect.stringContaining('wählen Sie die Datei') });
    expect(await content.refusal(attempt('videos'), 'en')).toEqual({ file: expect.stringContaining('at least one video file') });
  });

  test('nor can a file be taken away from a record', async () => {
    const take = (req: PayloadRequest) =>
      content.payload.update({ collection: 'images', id: image, data: { filename: null }, req });
    expect(await content.refusal(take)).toEqual({ file: expect.stringContaining('Bilddatei') });
  });

  test('a video that cannot be read, and one without a still where no ffmpeg is, are refused at their fields', async () => {
    const upload = (data: Buffer) => ({ name: 'a.mp4', mimetype: 'video/mp4', data, size: data.length });
    const video = await readFile(VIDEO);
    const create = (file: ReturnType<typeof upload>, poster?: string) => (req: PayloadRequest) =>
      content.payload.create({ collection: 'videos', data: { alt: ALT, ...(poster && { poster }) }, file, req });
    const noPicture = Buffer.concat([video.subarray(0, 32), Buffer.alloc(400)]);
    expect(await content.refusal(create(upload(noPicture), image))).toEqual({ file: expect.stringContaining('nicht lesbar') });
    expect(await content.refusal(create(upload(video)))).toEqual({ poster: expect.stringContaining('Standbild') });
    expect(await content.refusal(create(upload(video)), 'en')).toEqual({ poster: expect.stringContaining('choose a still') });
    await content.pool.query("insert into vitrine.worker (id, browser, ffmpeg) values ('w', 'ready', 'ffmpeg 5.1')");
    expect(await content.refusal(create(upload(video)))).toEqual({});
    await content.pool.query("delete from vitrine.worker where id = 'w'");
  });

  test('a picture is described in both languages', async () => {
    const file = await pictureFile();
    const data = { alt: { de: 'Wolf', en: '' } };
    expect(
      Object.keys(await content.refusal((req) => content.payload.create({ collection: 'images', data, file, req }))),
    ).toEqual(['alt.en']);
  });

  test('size and placeholder come from the file', async () => {
    const picture = await content.payload.findByID({ collection: 'images', id: image });
    expect(picture).toMatchObject({ width: 90, height: 60, placeholder: expect.stringMatching(/^[A-Za-z0-9+/]{20,40}={0,2}$/) });
    const mp4 = await readFile(VIDEO);
    const video = await content.payload.create({
      collection: 'videos',
      data: { alt: ALT, poster: image, videoWidth: 1 },
      file: { name: 'kutter.mp4', mimetype: 'video/mp4', data: mp4, size: mp4.length },
    });
    expect(video).toMatchObject({ videoWidth: 960, videoHeight: 540 });
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.addPage();
    const bytes = Buffer.from(await pdf.save());
    const sheet = await content.payload.create({
      collection: 'files',
      data: { title: 'Maßblatt' },
      file: { name: 'sheet.pdf', mimetype: 'application/pdf', data: bytes, size: bytes.length },
    });
    expect(sheet.pages).toBe(2);
  });

  test('what only calls itself a picture is refused', async () => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    await expect(
      content.payload.create({
        collection: 'images',
        data: { alt: ALT },
        file: { name: 'x.svg', mimetype: 'image/svg+xml', data, size: data.length },
      }),
    ).rejects.toThrow();
  });

  test('the slug is made from the title, is unique and well formed', async () => {
    const create = (data: { title: string; slug?: string }) => (req: PayloadRequest) =>
      content.payload.create({
        collection: 'applications',
        data: { slug: '', ...data, productImage: image, _status: 'published' },
        req,
      });
    const req = await createLocalReq({}, content.payload);
    expect(await create({ title: 'Käse & Würste, groß' })(req)).toMatchObject({ slug: 'kaese-wuerste-gross' });
    expect(Object.keys(await content.refusal(create({ title: 'Käse & Würste, groß' })))).toEqual(['slug']);
    expect(await content.refusal(create({ title: 'X', slug: 'WW 200' }))).toEqual({
      slug: expect.stringContaining('Kleinbuchstaben'),
    });
    expect(await content.refusal(create({ title: 'X', slug: 'WW 200' }), 'en')).toEqual({
      slug: expect.stringContaining('lower-case'),
    });
  });

  test('a draft may be incomplete, what is published may not', async () => {
    const draft = await content.payload.create({ collection: 'applications', data: { title: 'Halb', slug: '' }, draft: true });
    const publish = (req: PayloadRequest) =>
      content.payload.update({ collection: 'applications', id: draft.id, data: { _status: 'published' }, req });
    expect(Object.keys(await content.refusal(publish))).toEqual(['productImage']);
  });

  test('a link of a teaser says where it leads', async () => {
    const save = (link: object) => (req: PayloadRequest) =>
      content.payload.updateGlobal({
        slug: 'home-page',
        data: { customH1: 'Hallo', news: [{ label: 'Neu', headline: 'Messe', link }], _status: 'published' } as object,
        req,
      });
    expect(await content.refusal(save({ type: 'entry' }))).toMatchObject({
      'news.0.link.entry': expect.stringContaining('wohin'),
    });
    expect(await content.refusal(save({ type: 'url', url: 'javascript:alert(1)' }))).toMatchObject({
      'news.0.link.url': expect.stringContaining('https://'),
    });
  });

  test('a link leads to the web, to a mailbox, a telephone or a page of the app, and nowhere else', async () => {
    const menu = (url: string) => (req: PayloadRequest) =>
      content.payload.create({ collection: 'navigation', data: { name: 'Messe', linkType: 'url', url }, req });
    const frame = (link: string) => (req: PayloadRequest) =>
      content.payload.updateGlobal({
        slug: 'navigation-meta',
        data: { companyName: 'V', legalNotice: 'Fiktiv.', legalLinks: [{ label: 'Impressum', link }], _status: 'published' },
        req,
      });
    for (const address of [
      'https://varnholt.example/a',
      'mailto:a@varnholt.example',
      'tel:+49 7161 5550',
      '/content-page/impressum',
    ]) {
      expect(await content.refusal(menu(address)), address).toEqual({});
      expect(await content.refusal(frame(address)), address).toEqual({});
    }
    for (const address of ['javascript:alert(1)', 'varnholt.example', '//evil.example', '/\\evil.example', 'data:text/html,x']) {
      expect(await content.refusal(menu(address)), address).toEqual({ url: expect.stringContaining('https://') });
      expect(await content.refusal(frame(address), 'en'), address).toEqual({
        'legalLinks.0.link': expect.stringContaining('begins with'),
      });
    }
    const long = `https://varnholt.example/${'x'.repeat(500)}`;
    expect(Object.keys(await content.refusal(menu(long)))).toEqual(['url']);
    expect(Object.keys(await content.refusal(frame(long)))).toEqual(['legalLinks.0.link']);
    expect(await content.refusal(menu(''))).toEqual({ url: expect.stringContaining('wohin') });
  });

  test('the menu has three levels and no circles', async () => {
    const item = async (name: string, parent?: string) =>
      (await content.payload.create({ collection: 'navigation', data: { name, linkType: 'none', parent } })).id;
    const top = await item('Maschinen');
    const second = await item('Wölfe', top);
    const third = await item('WW 200', second);
    const move = (id: string, parent: string) => (req: PayloadRequest) =>
      content.payload.update({ collection: 'navigation', id, data: { parent }, req });
    expect(
      await content.refusal((req) =>
        content.payload.create({ collection: 'navigation', data: { name: 'Zu tief', linkType: 'none', parent: third }, req }),
      ),
    ).toEqual({
      parent: expect.stringContaining('drei Ebenen'),
    });
    expect(await content.refusal(move(top, third))).toEqual({ parent: expect.stringContaining('unter sich selbst') });
    const other = await item('Service');
    expect(await content.refusal(move(top, other))).toEqual({ parent: expect.stringContaining('drei Ebenen') });
  });

  test('the technical table is whole: a value for each machine in each row', async () => {
    const technicalDataTable = {
      columns: ['WW 200', 'WW 250'],
      groups: [
        { headline: { de: 'Leistung' }, rows: [{ label: { de: 'Durchsatz' }, unit: { de: 'kg/h' }, values: [{ de: '5.200' }] }] },
      ],
    };
    const create = (req: PayloadRequest) =>
      content.payload.create({
        collection: 'products',
        data: { title: 'WW 200', technicalDataTable, _status: 'published' },
        req,
      } as Parameters<typeof content.payload.create>[0]);
    expect(await content.refusal(create)).toMatchObject({ technicalDataTable: expect.stringContaining('nicht vollständig') });
  });

  test('what is typed in the place of an output figure goes, and stays where that figure is gone', async () => {
    const row = (figure: string) => ({ label: { de: figure }, unit: { de: 'min' }, values: [{ de: '7' }, { de: '8' }], figure });
    const { id } = await content.payload.create({
      collection: 'products',
      draft: true,
      data: {
        title: 'K 200',
        productTypeName: 'K 200',
        productType: 'cutters',
        cutterOutput: [
          { id: 'a', processTimeDry: '4' },
          { id: 'b', processTimeDry: '5' },
        ],
        technicalDataTable: {
          columns: ['K 200', 'K 330'],
          groups: [{ headline: { de: 'Chargen' }, rows: [row('output/a/processTimeDry'), row('output/gone/processTimeDry')] }],
        },
      },
    } as Parameters<typeof content.payload.create>[0]);
    const saved = await content.payload.update({ collection: 'products', id, draft: true, data: { title: 'K 200 neu' } });
    const rows = saved.technicalDataTable?.groups.flatMap((group) => group.rows.map(({ values }) => values));
    expect(rows).toEqual([
      [{ de: '' }, { de: '8' }],
      [{ de: '7' }, { de: '8' }],
    ]);
  });
});
