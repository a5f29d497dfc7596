import { CONTENT_BLOCKS } from '@vitrine/contract/content-blocks.ts';
import { REGIONS } from '@vitrine/contract/locations.ts';
import { mediaCategoriesAnswer, mediaItemsAnswer } from '@vitrine/contract/media-library.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { documentAt } from '@vitrine/contract/page-paths.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { API_PREFIX, isKnownPath } from '@vitrine/contract/routes.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { holdsOther, isSentence, languageOf } from '@vitrine/demo/language-of.ts';
import { fileFaults } from '../catalogue/files.ts';
import { leadsTo, readSite, resourcesIn, type Site } from '../catalogue/site.ts';
import { textPairs } from '../catalogue/text-pairs.ts';
import { filesOf } from '../catalogue/values.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';

// Both sites as the API answers them, from end to end: no page is opened.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let sites: Record<(typeof LANGUAGES)[number], Site>;

test.beforeAll(async ({ origin }) => {
  const token = await sharedToken(origin, SALES);
  const read = (language: string) =>
    readSite((path) =>
      fetch(`${origin}/api/v1/${path}`, { headers: { Authorization: `Bearer ${token}`, 'X-Site-Language': language } }),
    );
  const [de, en] = await Promise.all([read('de'), read('en')]);
  sites = { de, en };
});

/** Paths of the documents of one kind. */
const ofKind = (site: Site, kind: string) => [...site.documents.keys()].filter((path) => path.startsWith(`${kind}/`));
/** Resources of one type that a site answers, each once. */
const ofType = (site: Site, type: string) =>
  new Set(
    [...site.documents.values()]
      .flatMap(resourcesIn)
      .filter((resource) => resource.type === type)
      .map(({ id }) => id),
  );

for (const language of LANGUAGES) {
  test(`every document of ${language} answers as its schema says`, () => {
    expect(sites[language].faults).toEqual([]);
    expect([...sites[language].documents.keys()].sort()).toEqual([...sites.de.documents.keys()].sort());
  });

  test(`what documents of ${language} refer to is in them, each once`, () => {
    const faults = [...sites[language].documents].flatMap(([path, document]) => {
      const keys = resourcesIn(document).map(({ type, id }) => `${type}/${id}`);
      const wanted = resourcesIn(document)
        .flatMap(({ relationships = {} }) => Object.values(relationships))
        .flatMap(({ data }) => [data].flat())
        .flatMap((identifier) => (identifier ? [`${identifier.type}/${identifier.id}`] : []));
      const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
      return [...twice, ...wanted.filter((key) => !keys.includes(key))].map((key) => `${path}: ${key}`);
    });
    expect(faults).toEqual([]);
  });

  test(`every link of ${language} leads to a document, a file or a page of the app`, () => {
    const { documents } = sites[language];
    const files = parseMany(navigationItem, documents.get('navigation/_all')).flatMap(({ link, pdfDocument }) =>
      pdfDocument ? [link] : [],
    );
    const leadsThere = (path: string) => {
      const document = path.startsWith(`${API_PREFIX}/`) ? path.slice(API_PREFIX.length + 1) : documentAt(path);
      return document ? documents.has(document) : isKnownPath(path) || files.includes(path);
    };
    const links = new Set([...documents.values()].flatMap(leadsTo));
    expect(links.size).toBeGreaterThan(40);
    expect([...links].filter((path) => !leadsThere(path))).toEqual([]);
  });

  test(`the catalogue of ${language} is whole`, () => {
    const site = sites[language];
    const kinds = ['product', 'product-overview', 'product-line', 'application', 'case-study', 'product-line-automation'];
    expect(kinds.map((kind) => [kind, ofKind(site, kind).length])).toEqual([
      ['product', 14],
      ['product-overview', 6],
      ['product-line', 3],
      ['application', 6],
      ['case-study', 4],
      ['product-line-automation', 3],
    ]);
    expect(ofType(site, 'location').size).toBe(26);
    const regions = resourcesIn(site.documents.get('location/_all') ?? { data: [] }).map(({ attributes }) => attributes.region);
    expect(new Set(regions.filter(Boolean))).toEqual(new Set(REGIONS));
    const blocks = CONTENT_BLOCKS.map(({ type }) => type);
    expect(ofKind(site, 'content-page').length).toBeGreaterThan(0);
    expect(blocks.filter((type) => ofType(site, type).size === 0)).toEqual([]);
    expect(mediaItemsAnswer.parse(site.answers.get('media-library/items')).data).toHaveLength(60);
    const filters = Object.values(mediaCategoriesAnswer.parse(site.answers.get('media-library/categories')).data);
    expect(filters.flatMap(({ items }) => items).flatMap(({ children }) => children).length).toBeGreaterThan(0);
    const downloads = ofKind(site, 'product').map((path) => {
      const { data } = [site.documents.get(path)?.data].flat()[0]?.relationships?.productDownloadsList ?? { data: [] };
      return [path, [data].flat().length];
    });
    expect(downloads.filter(([, count]) => count !== 3)).toEqual([]);
  });
}

test('every file of both sites answers', async ({ origin }) => {
  const answers = LANGUAGES.flatMap((language) => [...sites[language].documents.values(), ...sites[language].answers.values()]);
  const files = new Set(answers.flatMap(filesOf));
  expect([...files].filter((path) => path.endsWith('.xml')).length).toBeGreaterThan(0);
  expect(files.size).toBeGreaterThan(500);
  expect(await fileFaults(origin, [...files])).toEqual([]);
});

/** What may be there in one language alone: the country below an address. */
const OWN = /\.companyAddress\.2$/;
const CAPTIONS = /\.captions\.\d+\./;
/** Letters from which on a text cannot be the same in both languages. */
const LONG = 60;

test('texts are whole in both languages, each in its own', () => {
  const { pairs: all, gaps } = textPairs(sites.de, sites.en);
  // Captions come with a video in every language, whatever the site.
  const captions = all.filter(({ place }) => CAPTIONS.test(place));
  expect(captions.length).toBeGreaterThan(0);
  expect(captions.filter(({ de, en }) => de !== en)).toEqual([]);
  // Codes and names of countries are from a table of their own.
  const pairs = all.filter(({ place }) => !place.includes(' country/') && !CAPTIONS.test(place));
  expect(gaps.filter((place) => !OWN.test(place))).toEqual([]);
  expect(pairs.filter(({ de, en }) => de === en && (de.match(/\p{L}/gu)?.length ?? 0) >= LONG)).toEqual([]);
  for (const language of LANGUAGES) {
    const sentences = pairs.filter((pair) => isSentence(pair[language]));
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((pair) => languageOf(pair[language]) !== language)).toEqual([]);
    expect(pairs.filter((pair) => holdsOther(language, pair[language]))).toEqual([]);
  }
});
