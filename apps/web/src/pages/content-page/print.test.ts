import { locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import type { MediaPage } from '@vitrine/contract/media-library.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { categoriesQuery, headQuery } from '../../sections/media-library/library-query.ts';
import { offlineMode } from '../../stores/offline-mode.ts';
import { testContentPage } from '../../testing/test-content-page.ts';
import { testWorld } from '../../testing/test-locations.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { locationsQuery } from './locations-query.ts';
import { loadContentPages } from './print.tsx';
import { contentPageQuery } from './query.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  queryClient.clear();
  offlineMode.setState({ isOn: false });
});

const attributes = { headline: 'Titel', subline: 'Satz' };
const layout = { group: 'body-1', origin: 'https://vitrine.example' };
const printed = async (slug: string) => {
  const pages = await loadContentPages(slug, { cached: true });
  const html = (onlyFirstPage?: boolean) => renderToStaticMarkup(pages.render({ ...layout, onlyFirstPage }));
  return { ...pages, html };
};

function haveLocations(locations: ReturnType<typeof testWorld>) {
  const page = parseOne(locationPage, { data: { type: 'location-page', id: '1', attributes: { ...attributes, slug: 'orte' } } });
  queryClient.setQueryData(contentPageQuery('orte').queryKey, page);
  queryClient.setQueryData(locationsQuery().queryKey, locations);
  return locations;
}

test('the chapter of the locations has every one of them behind its first page, of the same release', async () => {
  const world = haveLocations(testWorld());
  const { html, others } = await printed('orte');
  expect(others).toEqual([world]);
  for (const { name } of world) {
    expect(html()).toContain(name);
    expect(html(true)).not.toContain(name);
    expect(html(false)).toContain(name);
  }
  expect(html(false)).not.toContain('<h1');
  expect(html()).toContain('data-page-group="body-1"');
});

test('without any location nothing is behind the first page', async () => {
  haveLocations([]);
  expect((await printed('orte')).html(false)).toBe('<article></article>');
});

function haveLibrary() {
  const page = parseOne(mediaLibraryPage, {
    data: { type: 'media-library-page', id: '1', attributes: { ...attributes, slug: 'mediathek' } },
  });
  queryClient.setQueryData(contentPageQuery('mediathek').queryKey, page);
  const counted = (total: number): MediaPage => ({
    status_code: 200,
    data: [],
    page: 1,
    total,
    all: 9,
    counts: { k: total },
    version: 'v',
  });
  const answers = {
    categories: {
      status_code: 200 as const,
      data: { m: { identifier: 'm', position: 0, title: 'Maschinen', items: [{ id: 'k', title: 'Kutter', children: [] }] } },
    },
    images: counted(7),
    videos: counted(2),
  };
  queryClient.setQueryData(categoriesQuery().queryKey, answers.categories);
  queryClient.setQueryData(headQuery({ type: 'image', filters: [] }).queryKey, answers.images);
  queryClient.setQueryData(headQuery({ type: 'video', filters: [] }).queryKey, answers.videos);
  return answers;
}

test('the chapter of the media library has its address and what it holds, counted in the same release', async () => {
  const { categories, images, videos } = haveLibrary();
  const { html, others } = await printed('mediathek');
  expect(others).toEqual([categories, images, videos]);
  expect(html(false)).toContain('href="https://vitrine.example/media-library"');
  expect(html(false)).toMatch(/Kutter<\/th><td>7<\/td><td>2</);
  expect(html(true)).not.toContain('Kutter');
});

test('where there is no server the chapter of the media library has its address alone', async () => {
  haveLibrary();
  offlineMode.setState({ isOn: true });
  const { html, others } = await printed('mediathek');
  expect(others).toEqual([]);
  expect(html()).toContain('https://vitrine.example/media-library');
  expect(html()).not.toContain('Kutter');
});

function haveText(attributes: object, copy = 'Anbieter') {
  const block = { type: 'richText' as const, attributes: { copy: [{ type: 'paragraph' as const, spans: [{ text: copy }] }] } };
  queryClient.setQueryData(contentPageQuery('impressum').queryKey, { ...testContentPage({ blocks: [block] }), ...attributes });
}

test('a page of text without a picture has its headline above the text and no page before it', async () => {
  haveText({ headline: 'Impressum', image: null });
  const { html } = await printed('impressum');
  expect(html()).toMatch(/^<article><div[^>]*data-page-group="body-1"[^>]*>.*<h1[^>]*>Impressum<\/h1>.*Anbieter/);
  expect(html()).not.toContain('data-surface');
  // Asked for by itself, its first page is one of its own.
  expect(html(true)).toContain('data-surface');
  expect(html(true)).not.toContain('Anbieter');
  expect(html(false)).not.toContain('<h1');
});

test('a page with a picture, or a blue one, keeps its first page', async () => {
  for (const attributes of [{ image: testPicture('1', 'auto') }, { image: null, isHighlightColorBlue: true }]) {
    haveText(attributes);
    expect((await printed('impressum')).html()).toContain('data-surface');
  }
});
