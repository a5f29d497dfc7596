import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testPicture } from '../testing/test-picture.ts';
import { ImageSingle } from './image-single/image-single.tsx';
import { ImageWidthText } from './image-width-text/image-width-text.tsx';
import { InfoNumbers } from './info-numbers/info-numbers.tsx';
import { Quote } from './quote/quote.tsx';
import type { ContentBlock } from './resources.ts';
import { RichText } from './rich-text/rich-text.tsx';

const shown = (block: ReactNode) => renderToStaticMarkup(block);
/** What pictures say, in order. */
const alts = (markup: string) => [...markup.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
const picture = testPicture('a', 'auto', 'square', 'landscape');

test('a text names the side of its picture, which follows its own ratio, and is there without one', () => {
  const copy = [{ type: 'paragraph' as const, spans: [{ text: 'Alles liegt offen.' }] }];
  const beside = (appearance: 'imageLeft' | 'imageRight', image: typeof picture | null) =>
    shown(<ImageWidthText block={{ type: 'imageWidthText', id: '1', appearance, image, copy }} level={2} />);
  for (const side of ['imageLeft', 'imageRight'] as const) {
    const markup = beside(side, picture);
    expect(markup).toContain(`data-appearance="${side}"`);
    // On a phone the picture is above its text.
    expect(markup.indexOf('<figure')).toBeLessThan(markup.indexOf('Alles liegt offen.'));
    expect(markup).toContain('--ratio:1.6');
    expect(alts(markup)).toEqual(['Bild a']);
  }
  expect(beside('imageRight', null)).not.toContain('<figure');
  expect(beside('imageRight', null)).toContain('Alles liegt offen.');
});

test('figures are pairs of words and number beside their pictures, and without any there is nothing', () => {
  const numbers = [
    { number: '1911', subline: 'gegründet' },
    { number: '640', subline: 'Beschäftigte' },
  ];
  const show = (few: typeof numbers, imageList: (typeof picture)[]) =>
    shown(<InfoNumbers block={{ type: 'infoNumbers', id: '1', numbers: few, imageList }} level={2} />);
  const both = show(numbers, [picture, testPicture('b', 'landscape')]);
  expect([...both.matchAll(/<d[td]>([^<]+)/g)].map(([, words]) => words)).toEqual(['gegründet', '1911', 'Beschäftigte', '640']);
  expect(alts(both)).toEqual(['Bild a', 'Bild b']);
  expect(both).toContain('data-pictures');
  expect(show(numbers, [])).not.toMatch(/data-pictures|<figure/);
  expect(show([], [picture])).not.toContain('<dl');
  expect(show([], [])).toBe('');
});

test('a quote has its source where there is one, its picture and its ground; black and full it is a page of its own', () => {
  const show = (changed: Partial<ContentBlock<'quote'>>) =>
    shown(
      <Quote
        block={{
          type: 'quote',
          id: '1',
          quote: '„Man merkt es nicht.“',
          source: 'Leitung Technologie',
          backgroundColor: 'white',
          style: 'default',
          image: picture,
          ...changed,
        }}
        level={2}
      />,
    );
  const plain = show({});
  expect(plain).toContain('<blockquote class="h2">');
  expect(plain).toContain('Leitung Technologie');
  expect(plain).toContain('data-layout="default"');
  expect(plain).not.toContain('data-surface');
  expect(alts(plain)).toEqual(['Bild a']);
  expect(show({ source: null })).not.toContain('<figcaption');

  const large = show({ style: 'full', backgroundColor: 'blue' });
  expect(large).toMatch(/data-surface="blue"/);
  expect(large).toMatch(/<blockquote class="h1">/);
  expect(alts(large)).toEqual(['Bild a']);

  const page = show({ style: 'full', backgroundColor: 'black' });
  expect(page).toMatch(/<section class="[^"]+" data-surface="dark">/);
  expect(alts(page), 'type only').toEqual([]);
});

test('running text has its headlines, lists and links, and no markup of the editors', () => {
  const text = (words: string) => [{ text: words }];
  const markup = shown(
    <RichText
      block={{
        type: 'richText',
        id: '1',
        copy: [
          { type: 'headline', size: 'h3', spans: text('Bauen') },
          { type: 'headline', size: 'h4', spans: text('Selbst') },
          { type: 'paragraph', spans: [{ text: 'Wir <b>drehen</b>', bold: true }, { text: ' und fräsen.\nImmer.' }] },
          { type: 'list', isOrdered: true, items: [text('eins'), text('zwei')] },
          { type: 'paragraph', spans: [{ text: 'mehr', link: { url: 'https://varnholt.example', openInNewTab: true } }] },
        ],
      }}
      level={3}
    />,
  );
  expect(markup).toMatch(/<h3[^>]*>Bauen<\/h3><h4[^>]*>Selbst<\/h4>/);
  expect(markup).toContain('<b>Wir &lt;b&gt;drehen&lt;/b&gt;</b> und fräsen.<br/>Immer.');
  expect(markup).toContain('<ol><li>eins</li><li>zwei</li></ol>');
  expect(markup).toMatch(/<a [^>]*href="https:\/\/varnholt\.example" target="_blank" rel="noopener">mehr<\/a>/);
});

test('a single picture is the one of the screen, never the one made for print, and in its own ratio', () => {
  const block = { type: 'imageSingle' as const, id: '1', image: picture, pdfOverwriteImage: testPicture('paper', 'auto') };
  const markup = shown(<ImageSingle block={block} level={2} />);
  expect(alts(markup)).toEqual(['Bild a']);
  expect(markup).toContain('--ratio:1.6');
  expect(shown(<ImageSingle block={{ ...block, image: null }} level={2} />)).toBe('');
});
