import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testPicture, testVideo } from '../testing/test-picture.ts';
import { FullPageSlider } from './full-page-slider/full-page-slider.print.tsx';
import { ImageGallery } from './image-gallery/image-gallery.print.tsx';
import { ImageSingle } from './image-single/image-single.print.tsx';
import { ImageSliderWithDescription } from './image-slider-with-description/image-slider-with-description.print.tsx';
import { ImageWidthText } from './image-width-text/image-width-text.print.tsx';
import { LightboxSlider } from './lightbox-slider/lightbox-slider.print.tsx';
import { Video } from './video/video.print.tsx';

vi.mock('../print-mode.ts', () => ({ linkOrigin: () => 'https://vitrine.example', printMode: null }));

/** Markup of what prints: never anything to press or to open. */
function printed(block: ReactNode): string {
  const markup = renderToStaticMarkup(block);
  expect(markup).not.toMatch(/<button|<dialog|<video/);
  return markup;
}
/** Files of the pictures, row by row. */
const rows = (markup: string) =>
  markup
    .split('class="_two')
    .flatMap((part) => part.split('class="_one'))
    .map((row) => [...row.matchAll(/src="[^"]+\/([\w-]+)-print\.jpg/g)].map(([, name]) => name))
    .filter((names) => names.length > 0);

const copy = [{ type: 'paragraph' as const, spans: [{ text: 'Alles liegt offen.' }] }];
const two = [testPicture('a', 'landscape', 'auto'), testPicture('b', 'landscape', 'auto')];
const three = [...two, testPicture('c', 'landscape', 'auto')];
const items = [
  { headline: 'Spalt', copy: 'Man sieht ihn.' },
  { headline: null, copy: null },
  { headline: 'Rinne', copy: null },
];

test('a gallery prints all its pictures, two a row, below its headline', () => {
  const markup = printed(
    <ImageGallery block={{ type: 'imageGallery', id: '1', headline: 'Programm', imageList: three }} level={3} />,
  );
  expect(markup).toMatch(/<h3[^>]*>Programm<\/h3>/);
  expect(rows(markup)).toEqual([['a-landscape', 'b-landscape'], ['c-landscape']]);
});

test('sliders print all their slides with their texts', () => {
  for (const markup of [
    printed(<LightboxSlider block={{ type: 'lightboxSlider', id: '1', items, imageList: three }} level={2} />),
    printed(<FullPageSlider block={{ type: 'fullPageSlider', id: '1', items, imageList: three }} level={2} />),
  ]) {
    expect(rows(markup)).toEqual([['a-landscape', 'b-landscape'], ['c-landscape']]);
    expect(markup.match(/Spalt|Man sieht ihn\.|Rinne/g)).toEqual(['Spalt', 'Man sieht ihn.', 'Rinne']);
  }
});

test('a slider with a description prints its texts and the format that was chosen', () => {
  const block = {
    type: 'imageSliderWithDescription' as const,
    id: '1',
    headline: 'Überholung',
    subline: 'Im Werk',
    copy: 'Zwei Jahre Gewähr.',
    imageSize: 'square' as const,
    imageList: [testPicture('a', 'square'), testPicture('b', 'square')],
  };
  const markup = printed(<ImageSliderWithDescription block={block} level={2} />);
  expect(markup.match(/Überholung|Im Werk|Zwei Jahre Gewähr\./g)).toEqual(['Überholung', 'Im Werk', 'Zwei Jahre Gewähr.']);
  expect(rows(markup)).toEqual([['a-square', 'b-square']]);
});

test('a picture is on the same side of its text as on screen', () => {
  const block = {
    type: 'imageWidthText' as const,
    id: '1',
    appearance: 'imageRight' as const,
    image: testPicture('a', 'auto'),
    copy,
  };
  const markup = printed(<ImageWidthText block={block} level={2} />);
  expect(markup).toContain('data-appearance="imageRight"');
  expect(markup).toContain('Alles liegt offen.');
});

test('a single picture gives its place to the one made for print', () => {
  const image = testPicture('photo', 'auto');
  const single = (pdfOverwriteImage: typeof image | null) => printed(<ImageSingle block={{ image, pdfOverwriteImage }} />);
  expect(single(null)).toContain('photo-auto-print.jpg');
  expect(single(testPicture('drawing', 'auto'))).toContain('drawing-auto-print.jpg');
  expect(single(testPicture('drawing', 'auto'))).not.toContain('photo');
});

test('a video prints its still, what it shows, and the way to it', () => {
  const markup = printed(<Video block={{ video: testVideo('kutter') }} />);
  expect(markup).toContain('kutter-still-auto-print.jpg');
  expect(markup).toContain('Film kutter');
  expect(markup).toContain('href="https://vitrine.example/assets/0123456789abcdef/kutter.mp4"');
});

test('a block whose pictures are gone prints nothing', () => {
  expect(printed(<ImageGallery block={{ type: 'imageGallery', id: '1', headline: 'Leer', imageList: [] }} level={2} />)).toBe('');
  expect(printed(<Video block={{ video: null }} />)).toBe('');
  expect(printed(<ImageSingle block={{ image: null, pdfOverwriteImage: null }} />)).toBe('');
});
