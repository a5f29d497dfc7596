import { describe, expect, it, test } from 'vitest';
import { CONTENT_BLOCKS } from './content-blocks.ts';
import { contentPage, locationPage, mediaLibraryPage } from './content-pages.ts';
import { location } from './locations.ts';
import { mediaItem } from './media-library.ts';
import { releasePattern, resourcesOf } from './release-documents.ts';
import { DocumentMismatchError, documentSchema, parseMany, parseOneOf } from './resource.ts';
import { isLinkAddress, richText } from './rich-text.ts';

const KINDS = [contentPage, locationPage, mediaLibraryPage];
const frame = {
  attributes: { slug: 'faq', headline: 'Fragen', subline: null },
  relationships: { image: { data: null }, relatedContentList: { data: [] } },
};
const page = (blocks: { type: string; id: string }[]) => ({
  type: 'content-page',
  id: 'p1',
  attributes: { ...frame.attributes, isHighlightColorBlue: false },
  relationships: { ...frame.relationships, contentList: { data: blocks } },
});

it('the 15 blocks are named as in the specification', () => {
  expect(CONTENT_BLOCKS.map(({ type }) => type)).toEqual([
    'accordion',
    'bulletPoints',
    'bulletPointsAccordion',
    'fullPageSlider',
    'headline',
    'imageGallery',
    'imageSliderWithDescription',
    'imageWidthText',
    'infoNumbers',
    'lightboxSlider',
    'quote',
    'richText',
    'video',
    'imageSingle',
    'faq',
  ]);
});

describe('content-page/{slug}', () => {
  const faqBlock = {
    type: 'faq',
    id: 'b1',
    attributes: { headline: null },
    relationships: { faqList: { data: [{ type: 'faq', id: 'q1' }] } },
  };
  const question = { type: 'faq', id: 'q1', attributes: { question: 'Wann?', answer: 'Bald.' }, relationships: {} };
  const document = { data: page([{ type: 'faq', id: 'b1' }]), included: [faqBlock, question] };

  it('builds a block and the items that are called as it is', () => {
    const model = parseOneOf(KINDS, document);
    if (model.type !== 'content-page') throw new Error(model.type);
    expect(model.contentList).toEqual([
      { type: 'faq', id: 'b1', headline: null, faqList: [{ type: 'faq', id: 'q1', question: 'Wann?', answer: 'Bald.' }] },
    ]);
  });

  it('is one of three resources, told apart by type', () => {
    const library = { data: { ...frame, type: 'media-library-page', id: 'm1' }, included: [] };
    expect(parseOneOf(KINDS, library)).toMatchObject({ type: 'media-library-page', relatedContentList: [] });
    expect(() => parseOneOf(KINDS, { data: { ...frame, type: 'product', id: 'x' } })).toThrow(DocumentMismatchError);
    const schema = documentSchema(resourcesOf('content-page/{slug}'), false);
    expect(schema.safeParse(document).success).toBe(true);
    expect(schema.safeParse(library).success).toBe(true);
    expect(schema.safeParse({ data: { ...frame, type: 'location-page', id: 'l', attributes: {} }, included: [] }).success).toBe(
      false,
    );
  });

  it('takes only blocks there are, with the options there are', () => {
    const wrong = { data: page([{ type: 'carousel', id: 'b1' }]), included: [{ ...faqBlock, type: 'carousel' }] };
    expect(() => parseOneOf(KINDS, wrong)).toThrow('p1.contentList');
    const bullets = (numberOfCols: number) => ({
      data: page([{ type: 'bulletPoints', id: 'b1' }]),
      included: [{ type: 'bulletPoints', id: 'b1', attributes: { headline: null, numberOfCols, bulletPoints: [] } }],
    });
    expect(() => parseOneOf(KINDS, bullets(4))).not.toThrow();
    expect(() => parseOneOf(KINDS, bullets(5))).toThrow('numberOfCols');
  });
});

describe('rich text', () => {
  it.each(['https://varnholt.example/a?b=c', 'http://x.example', 'mailto:a@b.example', 'tel:+49 7161 555-0'])(
    'may lead to %s',
    (url) => {
      expect(isLinkAddress(url)).toBe(true);
    },
  );
  it.each(['javascript:alert(1)', ' https://x.example', 'data:text/html,x', '//x.example', '/product/ww-200', 'https://x"y', ''])(
    'may not lead to %s',
    (url) => {
      expect(isLinkAddress(url)).toBe(false);
      const spans = [{ text: 'x', link: { url, openInNewTab: false } }];
      expect(richText.safeParse([{ type: 'paragraph', spans }]).success).toBe(false);
    },
  );
  it('knows no other element', () => {
    expect(richText.safeParse([{ type: 'html', spans: [{ text: '<script>' }] }]).success).toBe(false);
    expect(richText.safeParse([{ type: 'paragraph', spans: [{ text: 'x', onclick: 'y' }] }]).success).toBe(false);
  });
});

test('a location lies on the earth and in a region', () => {
  const wire = (lat: number, lng: number, region: string) => ({
    data: [
      {
        type: 'location',
        id: 'l1',
        attributes: {
          name: 'Varnholt',
          address: { street: 'Weg', streetNumber: null, postCode: null, city: 'Ort', lat, lng },
          phone: null,
          mobilePhone: null,
          email: null,
          web: null,
        },
        relationships: { country: { data: { type: 'country', id: 'DE' } } },
      },
    ],
    included: [{ type: 'country', id: 'DE', attributes: { code: 'DE', region, fromCurrentSite: { common: 'Deutschland' } } }],
  });
  expect(parseMany(location, wire(-90, 180, 'europe'))[0]?.country?.region).toBe('europe');
  expect(() => parseMany(location, wire(-90.01, 0, 'europe'))).toThrow('address.lat');
  expect(() => parseMany(location, wire(0, 180.01, 'europe'))).toThrow('address.lng');
  expect(() => parseMany(location, wire(0, 0, 'atlantis'))).toThrow('region');
});

test('a media item is an image or a video, with what belongs to it', () => {
  const url = `/assets/${'a'.repeat(32)}/wolf.webp`;
  const image = {
    alt: 'Wolf',
    width: 1,
    height: 1,
    placeholder: '',
    bytes: 1,
    extension: 'webp',
    original: url,
    previews: { autoPreview: url, thumbnailPreview: url },
    srcset: { auto: { '400': url }, thumbnail: { '400': url } },
  };
  const common = {
    id: '1',
    title: 'Wolf',
    description: null,
    link: null,
    linkText: null,
    linkTarget: null,
    categories: ['208358'],
  };
  expect(mediaItem.safeParse({ ...common, type: 'image', image }).success).toBe(true);
  expect(mediaItem.safeParse({ ...common, type: 'video', image }).success).toBe(false);
  expect(
    mediaItem.safeParse({ ...common, type: 'image', image: { ...image, original: 'https://elsewhere.example/x' } }).success,
  ).toBe(false);
});

test('a path belongs to its pattern, and only a slug does', () => {
  expect(releasePattern('content-page/mediathek')).toBe('content-page/{slug}');
  expect(releasePattern('location/_all')).toBe('location/_all');
  for (const path of ['content-page/', 'content-page/A', 'content-page/a/b', 'toString', 'location/x'])
    expect([path, releasePattern(path)]).toEqual([path, null]);
});
