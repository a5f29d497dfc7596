import { caseStudy } from '@vitrine/contract/case-studies.ts';
import { category } from '@vitrine/contract/categories.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { productApplication } from '@vitrine/contract/product-applications.ts';
import { productLineAutomation } from '@vitrine/contract/product-line-automation.ts';
import { productLine } from '@vitrine/contract/product-lines.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { parseMany, parseOne } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishChanges } from './publish.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const body = (key: string) => documentBody(catalogue.pool, key);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('an application has its slides in three lists of one order, machines and lines together and by type, and their categories once', async () => {
  const { add, payload } = catalogue;
  const [big, small, other] = [await add.image(), await add.image(), await add.image()];
  const family = await add.productCategory('Wölfe');
  const [first, second, hidden] = [
    await add.product('ww-160', { productCategoryList: [family.id] }),
    await add.product('ww-200', { productCategoryList: [family.id] }),
    await add.product('ww-250', { _status: 'draft' }),
  ];
  const line = await add.line('rohwurstlinie', { subline: 'Vom Block zum Füller' });
  const topic = await add.category('Wurst');
  const record = await add.application('rohwurst', {
    categoryList: [topic.id],
    detailFacts: [{ bulletPoint: 'Bis -4 °C', icon: 'thermometer' }, { bulletPoint: 'Ohne Band' }],
    detailSlider: [
      { headline: 'Korn', image: big.id, previewImage: small.id, bulletPoints: [{ text: 'Klar bei 3 mm' }] },
      { headline: 'Fett', image: other.id },
    ],
    productOrProductLineList: [
      { relationTo: 'products', value: second.id },
      { relationTo: 'product-lines', value: line.id },
      { relationTo: 'products', value: hidden.id },
      { relationTo: 'products', value: first.id },
    ],
    relatedContentList: [{ relationTo: 'product-lines', value: line.id }],
  });
  const english = {
    title: 'Dry sausage',
    detailFacts: record.detailFacts?.map((row) => ({ ...row, bulletPoint: 'Down to -4 °C' })),
    detailSlider: record.detailSlider?.map((row) => ({
      ...row,
      headline: 'Grain',
      bulletPoints: row.bulletPoints?.map((point) => ({ ...point, text: 'Clear' })),
    })),
    _status: 'published' as const,
  };
  await payload.update({ collection: 'applications', id: record.id, locale: 'en', data: english });
  expect((await publish()).failed).toEqual([]);

  const page = parseOne(productApplication, await body('de/application/rohwurst'));
  expect(page.detailSlider).toEqual([
    { headline: 'Korn', bulletPoints: ['Klar bei 3\u00a0mm'] },
    { headline: 'Fett', bulletPoints: [] },
  ]);
  expect(idsOf(page.detailSliderBigImages)).toEqual([big.id, other.id]);
  expect(idsOf(page.detailSliderPreviewImages)).toEqual([small.id, other.id]);
  expect(page.detailFacts).toEqual([
    { bulletPoint: 'Bis −4\u00a0°C', icon: { value: 'thermometer' } },
    { bulletPoint: 'Ohne Band', icon: null },
  ]);
  expect(page.productOrProductLineList.map(({ type, id }) => [type, id])).toEqual([
    ['product', second.id],
    ['product-line', line.id],
    ['product', first.id],
  ]);
  expect(page.productList.map(({ slug }) => slug)).toEqual(['ww-200', 'ww-160']);
  expect(page.productLineList).toMatchObject([{ slug: 'rohwurstlinie', subline: 'Vom Block zum Füller' }]);
  expect(page.productCategoryList.map(({ title }) => title)).toEqual(['Wölfe']);
  expect(page.categoryList.map(({ title }) => title)).toEqual(['Wurst']);
  expect(page.relatedContentList).toMatchObject([{ category: 'productLines', slug: 'rohwurstlinie' }]);
  const translated = parseOne(productApplication, await body('en/application/rohwurst'));
  expect([translated.title, translated.detailFacts[0]?.bulletPoint]).toEqual(['Dry sausage', 'Down to −4\u00a0°C']);
  expect(translated.productList.map(({ slug }) => slug)).toEqual(['ww-200', 'ww-160']);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('a case study has its parts as filled in, its applications and its machines', async () => {
  const { add } = catalogue;
  const [picture, application, product] = [await add.image(), await add.application('bruehwurst'), await add.product('k-550')];
  await add.caseStudy('niederaue', {
    subline: '84 t in der Woche',
    detailList: [
      { contentType: 'Ausgangslage', headline: 'Drei Schichten', copy: 'Vier Wölfe.', image: [picture.id] },
      { quote: 'Zwei Schichten genügen.', source: 'Else Ahlers' },
      { quote: 'Ohne Namen.', details: [{ key: 'Leistung', value: '5.200 kg/h' }] },
    ],
    applicationList: [application.id],
    productOrProductLineList: [{ relationTo: 'products', value: product.id }],
  });
  expect((await publish()).failed).toEqual([]);
  const page = parseOne(caseStudy, await body('de/case-study/niederaue'));
  expect(page.detailList).toMatchObject([
    { contentType: 'Ausgangslage', headline: 'Drei Schichten', quote: null, details: [], image: [{ id: picture.id }] },
    { contentType: null, headline: null, quote: { quote: 'Zwei Schichten genügen.', source: 'Else Ahlers' } },
    { quote: { quote: 'Ohne Namen.', source: null }, details: [{ key: 'Leistung', value: '5.200\u00a0kg/h' }], image: [] },
  ]);
  expect(page.applicationList).toMatchObject([{ slug: 'bruehwurst' }]);
  expect([page.productList.length, page.productLineList.length]).toEqual([1, 0]);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('a product line has its automation, reasons with a picture for print, references and documents', async () => {
  const { add, payload } = catalogue;
  const [picture, printed, study, application] = [
    await add.image(),
    await add.image(),
    await add.caseStudy('ahlers'),
    await add.application('mettwurst'),
  ];
  const topic = await add.category('Liniensteuerung', 'lines');
  const [shown, hidden] = [
    await add.automation('liniensteuerung', {
      subline: 'Rezepte, Chargen',
      productLineManagementSystemCategoryList: [topic.id],
      videoList: [(await add.video()).id],
      content: [
        { blockType: 'headline', headline: 'Ein Rezept' },
        { blockType: 'copy', copy: 'Vier Fühler, ein Regelkreis.' },
      ],
    }),
    await add.automation('beschickung', { _status: 'draft' }),
  ];
  const faq = await payload.create({ collection: 'faqs', data: { question: 'Wie viel Fläche?', answer: '9,5 m.' } });
  const sheet = await payload.create({
    collection: 'downloads',
    data: { fileName: 'Linienplan', file: (await add.file('plan.txt')).id, languages: ['de'] },
  });
  await add.line('bruehwurstlinie', {
    highlightList: [{ headline: 'Kalt bis zum Füller', imagesList: [picture.id] }],
    reasonsHeadline: 'Warum',
    reasonsList: [{ headline: 'Zwei Bediener', copy: 'Ein Platz.' }, { copy: '40 Minuten Reinigung.' }],
    productLinesReasonsImage: picture.id,
    productLinesReasonsImagePrint: printed.id,
    automationList: [hidden.id, shown.id],
    productLineAdvantageList: [(await add.advantage('Ein Waschgang')).id],
    applicationsIntroduction: 'Für alles.',
    applicationList: [application.id],
    productLineReferenceList: [
      {
        label: 'Ahlers',
        headline: 'Neue Körnung',
        image: picture.id,
        details: [{ key: 'Bediener', value: '2' }],
        caseStudy: study.id,
      },
    ],
    downloadsHeadline: 'Pläne',
    downloadsList: [sheet.id],
    faqList: [faq.id],
  });
  expect((await publish()).failed).toEqual([]);
  const page = parseOne(productLine, await body('de/product-line/bruehwurstlinie'));
  expect(page.automationList).toMatchObject([{ slug: 'liniensteuerung', subline: 'Rezepte, Chargen' }]);
  expect(page.reasonsList).toEqual([
    { headline: 'Zwei Bediener', copy: 'Ein Platz.' },
    { headline: null, copy: '40\u00a0Minuten Reinigung.' },
  ]);
  expect([page.productLinesReasonsImage?.id, page.productLinesReasonsImagePrint?.id]).toEqual([picture.id, printed.id]);
  expect(page.productLineReferenceList).toMatchObject([
    { label: 'Ahlers', copy: null, details: [{ key: 'Bediener', value: '2' }] },
  ]);
  expect(page).toMatchObject({ downloads: { headline: 'Pläne' }, content: { applicationsIntroduction: 'Für alles.' } });
  expect([page.downloadsList.length, page.faqList.length, page.productLineAdvantageList.length]).toEqual([1, 1, 1]);

  const automation = parseOne(productLineAutomation, await body('de/product-line-automation/liniensteuerung'));
  expect(automation.content).toEqual([
    { type: 'headline', headline: 'Ein Rezept' },
    { type: 'copy', copy: 'Vier Fühler, ein Regelkreis.' },
  ]);
  expect(automation.productLineManagementSystemCategoryList.map(({ title }) => title)).toEqual(['Liniensteuerung']);
  expect([automation.imageList.length, automation.videoList.length]).toEqual([1, 1]);
  expect(automation.productLine).toEqual({ slug: 'bruehwurstlinie', title: page.title });
  expect(await body('de/product-line-automation/beschickung')).toBeUndefined();

  const titles = async (path: string) => parseMany(category, await body(`de/${path}`)).map(({ title }) => title);
  expect(await titles('category/_all')).toEqual(expect.arrayContaining(['Wurst', 'Liniensteuerung']));
  expect(await titles('category/_allLines')).toEqual(['Liniensteuerung']);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('a menu entry leads to any kind of page, or to a page of its own that shows its PDF', async () => {
  const { add, payload } = catalogue;
  const [line, overview, hidden] = [
    await add.line('kochwurstlinie'),
    await add.overview('woelfe'),
    await add.line('kaeselinie', { _status: 'draft' }),
  ];
  const entry = (name: string, relationTo: 'product-lines' | 'product-overviews', value: string) =>
    payload.create({ collection: 'navigation', data: { name, linkType: 'entry', entry: { relationTo, value } } });
  await entry('Kochwurst', 'product-lines', line.id);
  await entry('Wölfe', 'product-overviews', overview.id);
  await entry('Käse', 'product-lines', hidden.id);
  const file = await add.file('hygiene.txt');
  const leaflet = await payload.create({ collection: 'navigation', data: { name: 'Hygiene', linkType: 'pdf', pdf: file.id } });
  expect((await publish()).failed).toEqual([]);

  const items = parseMany(navigationItem, await body('de/navigation/_all'));
  expect(items.map(({ link }) => link)).toEqual([
    '/product-line/kochwurstlinie',
    '/product-overview/woelfe',
    `/static-product/${leaflet.id}`,
  ]);
  const document = items.find(({ id }) => id === leaflet.id)?.pdfDocument;
  expect(document).toMatchObject({ extension: 'txt', size: 'hygiene.txt'.length });
  expect(document?.offlineLink).toBe(document?.storageUrl);
  // English shows the German file until it has one of its own.
  const english = async () =>
    parseMany(navigationItem, await body('en/navigation/_all')).find(({ id }) => id === leaflet.id)?.pdfDocument;
  expect((await english())?.storageUrl).toBe(document?.storageUrl);
  const translated = await add.file('hygiene-in-english.txt');
  await payload.update({ collection: 'navigation', id: leaflet.id, locale: 'en', data: { name: 'Hygiene', pdf: translated.id } });
  expect((await publish()).failed).toEqual([]);
  expect(await english()).toMatchObject({ size: 'hygiene-in-english.txt'.length });
  const german = parseMany(navigationItem, await body('de/navigation/_all')).find(({ id }) => id === leaflet.id);
  expect(german?.pdfDocument).toEqual(document);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('an overview says whether an editor has aimed its picture', async () => {
  const { add, payload } = catalogue;
  const image = await add.image();
  await add.overview('mischer', { introImage: image.id });
  const isAimed = async () => {
    expect((await publish()).failed).toEqual([]);
    return parseOne(productOverview, await body('de/product-overview/mischer')).isIntroImageAimed;
  };
  expect(await isAimed()).toBe(false);
  await payload.update({ collection: 'images', id: image.id, data: { focalX: 70 } });
  expect(await isAimed()).toBe(true);
});
