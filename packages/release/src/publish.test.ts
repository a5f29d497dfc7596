import { OFFLINE_IMAGE_WIDTH } from '@vitrine/contract/assets.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentKey } from './document-key.ts';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';
import { listFailures } from './release-failures.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await publishChanges(catalogue.context);
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const names = (keys: readonly DocumentKey[]) => keys.map(({ site, path }) => `${site}/${path}`).sort();
const both = (...paths: string[]) => paths.flatMap((path) => [`de/${path}`, `en/${path}`]).sort();
const body = (key: string) => documentBody(catalogue.pool, key);
const page = async (key: string) => parseOne(product, await body(key));
const update = (id: string, data: object, locale: 'de' | 'en' = 'de') =>
  catalogue.payload.update({ collection: 'products', id, locale, data: { ...data, _status: 'published' } });

describe('a document', () => {
  it('holds the whole product as the contract says, in both languages, and nothing unpublished', async () => {
    const { add, payload } = catalogue;
    const [shown, hidden] = [await add.advantage('Gefrierfleischschneider'), await add.advantage('Verborgen', 'draft')];
    const [video, turntable, file, picture] = [await add.video(), await add.turntable(), await add.file(), await add.image()];
    const sheet = await payload.create({
      collection: 'downloads',
      data: { fileName: 'Datenblatt', file: file.id, languages: ['de', 'en'] },
    });
    const faq = await payload.create({ collection: 'faqs', data: { question: 'Wie lange?', answer: 'Höchstens -18 °C.' } });
    const optionCategory = await payload.create({ collection: 'option-categories', data: { title: 'Zuführung' } });
    const option = await payload.create({
      collection: 'options',
      data: {
        title: 'Beschickung',
        copy: 'Hebt 200 kg.',
        productOptionsCategoryList: [optionCategory.id],
        productOptionsImageList: [picture.id],
        productOptionsSlideVideo: video.id,
        fullscreenSlides: [{ headline: 'Wagen', copy: 'Von unten.' }],
        _status: 'published',
      },
    });
    const application = await payload.create({
      collection: 'applications',
      data: { slug: 'rohwurst', title: 'Rohwurst', productImage: picture.id, _status: 'published' },
    });
    const study = await payload.create({
      collection: 'case-studies',
      data: { slug: 'metzgerei', title: 'Metzgerei', quote: 'Läuft.', image: picture.id, _status: 'published' },
    });
    const other = await add.product('k-330');
    const record = await add.product('ww-200', {
      applicationsIntroduction: 'Für alles.',
      keyFigures: [{ label: 'Leistung', value: '4.500 kg/h' }],
      threeDRenderings: [turntable.id],
      threeDRenderingThumbnail: picture.id,
      highlightList: [{ headline: 'Schneidsatz', imagesList: [picture.id], videoList: [video.id] }],
      productAdvantageList: [shown.id, hidden.id],
      productApplicationList: [application.id],
      productCaseStudyList: [study.id],
      productOptionList: [option.id],
      productDownloadsList: [sheet.id],
      faqList: [faq.id],
      productRelatedContentList: [{ relationTo: 'products', value: other.id }],
      technicalDataTable: {
        columns: ['WW 200'],
        groups: [
          {
            headline: { de: 'Antrieb', en: 'Drive' },
            rows: [
              { label: { de: 'Leistung', en: 'Power' }, unit: { de: 'kW' }, values: [{ de: '55' }] },
              { label: { de: 'Rührwerk', en: 'Agitator' }, unit: { de: '' }, values: ['Not available'] },
            ],
          },
        ],
      },
    });
    const english = {
      title: 'Angled meat grinder WW 200',
      productKind: 'Angled meat grinder',
      productSubline: 'For 13 mm.',
      keyFigures: record.keyFigures?.map((figure) => ({ ...figure, label: 'Output', value: '4,500 kg/h' })),
      highlightList: record.highlightList?.map((row) => ({ ...row, headline: 'Cutting set' })),
    };
    await update(record.id, english, 'en');
    expect((await publish()).failed).toEqual([]);
    await expectSoundRelease(catalogue.pool, catalogue.files);

    const german = await page('de/product/ww-200');
    expect(german.productAdvantageList.map((a) => stripSoftHyphens(a.title))).toEqual(['Gefrierfleischschneider']);
    expect(german.productAdvantageList[0]?.title).toBe('Gefrier\u00adfleisch\u00adschneider');
    expect(german.content.productSubline).toBe('Für 13\u00a0mm und −18\u00a0°C.');
    expect(german.keyFigures[0]?.value).toBe('4.500\u00a0kg/h');
    expect(german.content.technicalDataTableColumns).toEqual(['Merkmal', 'Einheit', 'WW\u00a0200']);
    expect(german.content.technicalDataTable[0]?.rows).toEqual([
      ['Leistung', 'kW', '55'],
      ['Rührwerk', '', 'Not available'],
    ]);
    expect(german['three-d-renderings'][0]?.images).toHaveLength(8);
    expect(Object.keys(german.productImage?.versions ?? {}).sort()).toEqual(['auto', 'landscape', 'portrait', 'square']);
    // What offline mode keeps is said of every picture, video and file.
    expect(german.productImage).toMatchObject({
      original: expect.stringMatching(/\.png$/),
      offlineLink: german.productImage?.versions.auto?.default[OFFLINE_IMAGE_WIDTH],
      versions: { square: { offline: german.productImage?.versions.square?.default[OFFLINE_IMAGE_WIDTH] } },
    });
    const clip = german.productOptionList[0]?.productOptionsSlideVideo;
    expect(clip?.versions[0]).toMatchObject({
      type: 'video/mp4',
      extension: 'mp4',
      height: 540,
      thumbnail: clip?.thumbnail?.versions.auto?.default.default,
      thumbnailExtension: 'webp',
    });
    expect(clip?.offlineVersion).toBe(clip?.versions[0]?.url);
    const content = german.productDownloadsList[0]?.content;
    expect(content).toMatchObject({ extension: 'txt', offlineLink: content?.storageUrl });

    const translated = await page('en/product/ww-200');
    expect(translated.content.productSubline).toBe('For 13\u00a0mm.');
    expect(translated.content.applicationsIntroduction).toBe('Für alles.');
    expect(translated.content.technicalDataTable[0]?.rows[0]).toEqual(['Power', 'kW', '55']);
    expect(translated.faqList[0]?.question).toBe('Wie lange?');
    expect(translated.productRelatedContentList[0]?.slug).toBe('k-330');
  });
});

describe('a release has new documents for', () => {
  it('a figure of a product that menu and other products link to: exactly one of each site', async () => {
    const record = await catalogue.add.product('w-130');
    await catalogue.add.menuItem('W 130', record.id);
    await catalogue.add.product('w-160', { productRelatedContentList: [{ relationTo: 'products', value: record.id }] });
    await publish();

    await update(record.id, { keyFigures: [{ label: 'Leistung', value: '1.200 kg/h' }] });
    const result = await publish();
    expect(names(result.built)).toEqual(both('product/w-130'));
    expect(names(result.changed)).toEqual(both('product/w-130'));

    // A tile shows the machine's short name and its kind, not its title.
    await update(record.id, { title: 'Wolf W 130' });
    expect(names((await publish()).built)).toEqual(both('product/w-130'));
    await update(record.id, { productKind: 'Wolf' });
    expect(names((await publish()).built)).toEqual(both('product/w-130', 'product/w-160'));
  });

  it('a shared advantage: those that show it, also the ones that waited for it', async () => {
    const { add, payload } = catalogue;
    const shared = await add.advantage('Leise', 'draft');
    await add.product('m-1100', { productAdvantageList: [shared.id] });
    await add.product('e-175', { productAdvantageList: [shared.id] });
    await publish();
    expect((await page('de/product/m-1100')).productAdvantageList).toEqual([]);

    await payload.update({ collection: 'advantages', id: shared.id, data: { _status: 'published' } });
    const result = await publish();
    expect(names(result.changed)).toEqual(both('product/e-175', 'product/m-1100'));
    expect((await page('de/product/m-1100')).productAdvantageList).toHaveLength(1);

    await expect(payload.delete({ collection: 'advantages', id: shared.id }), 'it is linked to').rejects.toThrow();
    await payload.update({ collection: 'advantages', id: shared.id, data: { _status: 'draft' } });
    expect(names((await publish()).changed)).toEqual(both('product/e-175', 'product/m-1100'));
    expect((await page('de/product/m-1100')).productAdvantageList).toEqual([]);
    await expectSoundRelease(catalogue.pool, catalogue.files);
  });

  it('neither a draft nor saving without a change: there is no release', async () => {
    const record = await catalogue.add.product('wm-600');
    await publish();
    await update(record.id, {});
    expect(await publish()).toMatchObject({ release: null, changed: [] });
    await catalogue.payload.update({
      collection: 'products',
      id: record.id,
      draft: true,
      data: { title: 'Entwurf', _status: 'draft' },
    });
    expect(await publish()).toMatchObject({ release: null, built: [] });
    expect((await page('de/product/wm-600')).title).toBe('Winkelwolf WM-600');
  });
});

describe('routes', () => {
  it('move with the slug, go when unpublished, return when published again', async () => {
    const { add, payload } = catalogue;
    const record = await add.product('gs-600');
    const item = await add.menuItem('GS 600', record.id);
    await publish();

    await update(record.id, { slug: 'gs-620' });
    const moved = await publish();
    expect(names(moved.removed)).toEqual(both('product/gs-600'));
    expect(names(moved.changed)).toEqual(both('navigation/_all', 'product/gs-620'));
    expect(JSON.stringify(await body('de/navigation/_all'))).toContain('/product/gs-620');

    await payload.update({ collection: 'products', id: record.id, data: { _status: 'draft' } });
    const gone = await publish();
    expect(names(gone.removed)).toEqual(both('product/gs-620'));
    expect(JSON.stringify(await body('de/navigation/_all'))).not.toContain('gs-620');

    await update(record.id, {});
    expect(names((await publish()).changed)).toEqual(both('navigation/_all', 'product/gs-620'));

    await payload.delete({ collection: 'navigation', id: item.id });
    await payload.delete({ collection: 'products', id: record.id });
    expect(names((await publish()).removed)).toEqual(both('product/gs-620'));
    await expectSoundRelease(catalogue.pool, catalogue.files);
  });
});

describe('content that breaks the contract', () => {
  it('keeps the former version, names record and field, and is tried again when corrected', async () => {
    const { add, pool, context } = catalogue;
    const record = await add.product('k-120');
    await publish();
    const former = await body('de/product/k-120');
    const setType = async (value: string | null) => {
      await pool.query('update products set product_type_name = $1 where id = $2', [value, record.id]);
      await pool.query("insert into vitrine.change (collection, record_id) values ('products', $1)", [record.id]);
    };

    await setType(null);
    const result = await publishChanges(context);
    expect(names(result.failed)).toEqual(both('product/k-120'));
    expect(result.failed[0]?.message).toContain(`product ${record.id}: attributes.productTypeName`);
    expect(await listFailures(pool)).toHaveLength(2);
    expect(await body('de/product/k-120')).toEqual(former);

    await setType('K 120');
    expect(names((await publish()).changed)).toEqual(both('product/k-120'));
    expect(await listFailures(pool)).toEqual([]);
  });
});

describe('files', () => {
  it('that are missing fail the documents that show them, and nothing else', async () => {
    const { add, files, context } = catalogue;
    const image = await add.image('lost.png');
    await files.remove(`media/images/${image.filename}`);
    await add.product('lost', { productImage: image.id, previewImage: image.id });
    await add.product('found');
    const result = await publish();
    expect(names(result.failed)).toEqual(both('product/lost'));
    expect(result.failed[0]?.message).toBe(`images ${image.id}: the file media/images/lost.png is missing`);
    expect(names(result.changed)).toContain('de/product/found');

    const shown = (await page('de/product/found')).productImage?.versions.square?.print ?? '';
    await files.remove(shown.slice(1));
    await publishAll(context);
    expect(await files.exists(shown.slice(1))).toBe(true);
  });
});

describe('texts of PDFs', () => {
  it('are a document of each site', async () => {
    const { add, payload } = catalogue;
    const cover = await add.image();
    const text = 'Varnholt';
    await payload.updateGlobal({
      slug: 'pdf-meta',
      data: {
        coverHeadline: text,
        recipientLabel: text,
        senderLabel: text,
        coverImage: cover.id,
        contentsHeadline: text,
        lastSheetHeadline: text,
        companyName: text,
        companyAddress: 'Straße 1\nStadt',
        companyWeb: 'varnholt.example',
        legalNotice: text,
        _status: 'published',
      },
    });
    const result = await publish();
    expect(names(result.built)).toEqual(both('pdf-meta/_all'));
    expect(await body('de/pdf-meta/_all')).toMatchObject({ data: { attributes: { companyAddress: ['Straße 1', 'Stadt'] } } });
  });

  it('have a cover that is whole until a focal point is set', async () => {
    const { payload } = catalogue;
    const { coverImage } = await payload.findGlobal({ slug: 'pdf-meta', depth: 0 });
    const id = String(coverImage);
    const crops = async () =>
      [...JSON.stringify(await body('de/pdf-meta/_all')).matchAll(/"(auto|portrait|square|landscape)":/g)].map(
        ([, crop]) => crop,
      );
    expect(await crops()).toEqual(['auto']);
    await payload.update({ collection: 'images', id, data: { focalX: 30, focalY: 40 } });
    await publish();
    expect(await crops()).toEqual(['auto', 'portrait']);
  });
});
