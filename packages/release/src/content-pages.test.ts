import { CONTENT_BLOCKS, type ContentBlock } from '@vitrine/contract/content-blocks.ts';
import { contentPage, locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import { wireDocument } from '@vitrine/contract/json-api.ts';
import { relatedContentPath } from '@vitrine/contract/related-content.ts';
import { type Model, parseOneOf } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { addPage, editorText, everyBlock } from './fixture/every-block.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

const KINDS = [contentPage, locationPage, mediaLibraryPage];

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const body = (slug: string, site = 'de') => documentBody(catalogue.pool, `${site}/content-page/${slug}`);
async function page(slug: string, site?: string): Promise<Model<typeof contentPage>> {
  const model = parseOneOf(KINDS, await body(slug, site));
  if (model.type !== 'content-page') throw new Error(model.type);
  return model;
}
function blockOf<T extends ContentBlock['type']>(model: Model<typeof contentPage>, type: T) {
  const block = model.contentList.find((one): one is Extract<typeof one, { type: T }> => one.type === type);
  if (!block) throw new Error(`no ${type}`);
  return block;
}

describe('a content page', () => {
  let model: Model<typeof contentPage>;
  beforeAll(async () => {
    await addPage(catalogue, 'alles', { contentList: await everyBlock(catalogue), isHighlightColorBlue: true });
    expect((await publish()).failed).toEqual([]);
    model = await page('alles');
  });

  it('holds all 15 blocks in the order of the editor, and the release is sound', async () => {
    const names = CONTENT_BLOCKS.map(({ type }) => type);
    expect(new Set(names).size).toBe(15);
    expect(model.contentList.map(({ type }) => type).sort()).toEqual([...names].sort());
    expect(model.contentList[0]?.type).toBe('headline');
    expect(model).toMatchObject({ slug: 'alles', isHighlightColorBlue: true, subline: null, image: null });
    await expectSoundRelease(catalogue.pool, catalogue.files);
  });

  it('gives each block its options', () => {
    expect(blockOf(model, 'bulletPoints')).toMatchObject({ numberOfCols: 3, bulletPoints: ['Erster Punkt', 'Zweiter Punkt'] });
    expect(blockOf(model, 'quote')).toMatchObject({ style: 'full', backgroundColor: 'black', source: 'Jana Kern' });
    expect(blockOf(model, 'accordion')).toMatchObject({ appearance: 'cards', isFirstItemOpen: true });
    expect(blockOf(model, 'bulletPointsAccordion').accordionItem[0]?.bulletPoints).toEqual(['Stahl', 'Keramik']);
    expect(blockOf(model, 'imageSliderWithDescription')).toMatchObject({ imageSize: 'portrait', subline: null });
    expect(blockOf(model, 'imageWidthText').appearance).toBe('imageRight');
    expect(blockOf(model, 'imageSingle').pdfOverwriteImage).not.toBeNull();
    expect(blockOf(model, 'video').video?.versions.length).toBeGreaterThan(0);
    expect(blockOf(model, 'faq').faqList[0]?.answer).toBe('Vier Wochen.');
    expect(blockOf(model, 'infoNumbers').numbers[0]?.number).toBe('5.200\u00a0kg/h');
    const lightbox = blockOf(model, 'lightboxSlider');
    expect(lightbox.items).toEqual([
      { headline: 'Schnecke', copy: null },
      { headline: null, copy: null },
    ]);
    expect(lightbox.imageList).toHaveLength(2);
  });

  it('mirrors the 2nd and the 4th picture beside a text where editors have set no side', async () => {
    const image = (await catalogue.add.image()).id;
    const sides = [null, null, 'imageLeft', null, null] as const;
    await addPage(catalogue, 'seiten', {
      contentList: [
        { blockType: 'headline', headline: 'Fragen', size: 'h2' },
        ...sides.map((appearance) => ({ blockType: 'imageWidthText' as const, appearance, image, copy: editorText() })),
      ],
    });
    await publish();
    const shown = (await page('seiten')).contentList.flatMap((block) =>
      block.type === 'imageWidthText' ? block.appearance : [],
    );
    expect(shown).toEqual(['imageLeft', 'imageRight', 'imageLeft', 'imageRight', 'imageLeft']);
  });

  it('includes a picture that many blocks show once, with the crops they use', async () => {
    const { included = [] } = wireDocument.parse(await body('alles'));
    const ids = included.filter(({ type }) => type === 'asset-image').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const printed = blockOf(model, 'imageSingle').pdfOverwriteImage;
    expect(Object.keys(printed?.versions ?? {})).toEqual(['auto']);
    expect(Object.keys(blockOf(model, 'quote').image?.versions ?? {}).sort()).toEqual(['auto', 'landscape', 'portrait']);
  });

  it('publishes rich text as structure, hyphenated and with its spaces, never as HTML', () => {
    const { copy } = blockOf(model, 'richText');
    const plain = JSON.parse(stripSoftHyphens(JSON.stringify(copy)));
    expect(plain).toEqual([
      { type: 'headline', size: 'h3', spans: [{ text: 'Geschwindigkeitsregelung' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'Bis ' },
          { text: '13\u00a0mm', bold: true },
          { text: ' und ' },
          { text: '−18\u00a0°C', italic: true },
          { text: '\n' },
          { text: '<b>kein HTML</b>' },
        ],
      },
      {
        type: 'paragraph',
        spans: [{ text: 'Mehr', link: { url: 'https://www.varnholt.example/wolf', openInNewTab: true } }],
      },
      { type: 'list', isOrdered: true, items: [[{ text: 'Lochscheibe' }], [{ text: '3\u00a0mm' }]] },
    ]);
    expect(JSON.stringify(copy)).toContain('keits\u00adre');
  });

  it('refuses a link that runs a program, with a message in the language of the editor', async () => {
    const attempt = addPage(catalogue, 'boese', {
      contentList: [{ blockType: 'richText', copy: editorText('javascript:alert(1)') }],
    });
    await expect(attempt).rejects.toMatchObject({
      data: { errors: [{ path: 'contentList.0.copy', message: expect.stringContaining('https://') }] },
    });
  });
});

describe('related content', () => {
  it('is a tile of each kind of page by its category; what is not published is left out', async () => {
    const image = (await catalogue.add.image()).id;
    const product = await catalogue.add.product('ww-200');
    const other = await addPage(catalogue, 'andere', { image });
    const hidden = await addPage(catalogue, 'verborgen', { _status: 'draft' });
    const self = await addPage(catalogue, 'selbst');
    await catalogue.payload.update({
      collection: 'content-pages',
      id: self.id,
      data: {
        relatedContentList: [
          { relationTo: 'content-pages', value: other.id },
          { relationTo: 'content-pages', value: hidden.id },
          { relationTo: 'products', value: product.id },
        ],
        _status: 'published',
      },
    });
    await publish();
    const tiles = (await page('selbst')).relatedContentList;
    expect(tiles.map(({ category, title }) => [category, stripSoftHyphens(title)])).toEqual([
      ['pages', 'Seite andere'],
      ['products', 'WW-200'],
    ]);
    expect(tiles.map(relatedContentPath)).toEqual(['/content-page/andere', '/product/ww-200']);
    expect(Object.keys(tiles[0]?.productImage?.versions ?? {})).toEqual(['landscape']);

    expect(tiles[0]?.productImage?.id).toBe(image);

    const change = (data: object) =>
      catalogue.payload.update({ collection: 'content-pages', id: other.id, data: { ...data, _status: 'published' } });
    await change({ subline: 'Kachel zeigt sie nicht' });
    expect((await publish()).built.map(({ path }) => path)).not.toContain('content-page/selbst');
    const own = (await catalogue.add.image()).id;
    await change({ teaserImage: own });
    await publish();
    expect((await page('selbst')).relatedContentList[0]?.productImage?.id).toBe(own);
    await change({ headline: 'Neu' });
    expect((await publish()).changed).toContainEqual({ site: 'de', path: 'content-page/selbst' });
    await catalogue.payload.update({ collection: 'content-pages', id: other.id, data: { _status: 'draft' } });
    await publish();
    expect((await page('selbst')).relatedContentList.map(({ category }) => category)).toEqual(['products']);
    await expectSoundRelease(catalogue.pool, catalogue.files);
  });

  it('leads home from an unknown category', () => {
    expect(relatedContentPath({ category: 'unknown', slug: 'x' })).toBe('/');
  });
});

it('the kind of a page selects its resource; the media library has one address whatever is typed', async () => {
  await addPage(catalogue, 'standorte', { pageType: 'locations' });
  const library = await addPage(catalogue, 'irgendwo', { pageType: 'mediaLibrary', headline: 'Mediathek' });
  expect(library.slug).toBe('mediathek');
  await expect(addPage(catalogue, 'zweite', { pageType: 'mediaLibrary' })).rejects.toThrow();
  await publish();
  expect(parseOneOf(KINDS, await body('standorte')).type).toBe('location-page');
  expect(parseOneOf(KINDS, await body('mediathek', 'en'))).toMatchObject({ type: 'media-library-page', headline: 'Mediathek' });
  const { changed, removed, failed } = await publishAll(catalogue.context);
  expect({ changed, removed, failed }).toEqual({ changed: [], removed: [], failed: [] });
});
