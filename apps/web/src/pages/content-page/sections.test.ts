import { locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { describe, expect, test } from 'vitest';
import { testContentPage } from '../../testing/test-content-page.ts';
import { introSurface, visibleSections } from './sections.ts';

const text = { type: 'richText', attributes: { copy: [] } } as const;
const slider = { type: 'fullPageSlider', attributes: { items: [] } } as const;
const quote = (backgroundColor: string) =>
  ({ type: 'quote', attributes: { quote: 'Q', source: null, backgroundColor, style: 'default' } }) as const;
const related = [
  { type: 'related-content', id: '2', attributes: { slug: 'ww-200', title: 'WW 200', category: 'products', label: null } },
];
const image = {
  type: 'asset-image',
  id: '3',
  attributes: {
    alt: '',
    extension: 'webp',
    original: null,
    offlineLink: '/assets/0123456789abcdef/a.webp',
    width: 1,
    height: 1,
    placeholder: '',
    versions: {},
  },
};
const mediaLibrary = parseOne(mediaLibraryPage, {
  data: { type: 'media-library-page', id: '1', attributes: { slug: 'mediathek', headline: 'M', subline: null } },
});

const locations = parseOne(locationPage, {
  data: { type: 'location-page', id: '1', attributes: { slug: 'standorte', headline: 'S', subline: null } },
});

describe('the sections of a content page', () => {
  test('are in the order of the specification, each with data only', () => {
    const sections = visibleSections(testContentPage({ blocks: [text], related }), true);
    expect(sections).toEqual(['intro', 'contentBuilder', 'relatedContent']);
    expect(visibleSections(locations, true)).toEqual(['intro', 'locations']);
    expect(visibleSections(testContentPage(), true)).toEqual(['intro']);
  });

  test('hold the media library with a connection only', () => {
    expect(visibleSections(mediaLibrary, true)).toEqual(['intro', 'mediaLibrary']);
    expect(visibleSections(mediaLibrary, false)).toEqual(['intro']);
  });

  test('hold no related content that leads nowhere', () => {
    const away = related.map((tile) => ({ ...tile, attributes: { ...tile.attributes, slug: 'no such slug' } }));
    expect(visibleSections(testContentPage({ related: away }), true)).toEqual(['intro']);
  });
});

describe('the ground of the intro', () => {
  test('is blue by the flag alone', () => {
    expect(introSurface(testContentPage({ isHighlightColorBlue: true, image, blocks: [slider] }))).toBe('blue');
    expect(introSurface(mediaLibrary)).toBe('steel');
  });

  test('is steel behind a picture, and white without one or before a dark block', () => {
    expect(introSurface(testContentPage({ image, blocks: [text] }))).toBe('steel');
    expect(introSurface(testContentPage({ blocks: [text] }))).toBe('light');
    expect(introSurface(testContentPage({ image, blocks: [slider, text] }))).toBe('light');
    expect(introSurface(testContentPage({ image, blocks: [quote('black')] }))).toBe('light');
    expect(introSurface(testContentPage({ image, blocks: [quote('grey')] }))).toBe('steel');
  });
});
