import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testContentPage } from '../testing/test-content-page.ts';
import { Blocks } from './blocks.print.tsx';

const print = (...blocks: NonNullable<Parameters<typeof testContentPage>[0]>['blocks'] & object) =>
  renderToStaticMarkup(<Blocks blocks={testContentPage({ blocks }).contentList} group="body-1" />);

test('what opens on screen prints open', () => {
  const items = ['A', 'B'].map((name) => ({ accordionHeadline: name, accordionCopy: `${name} in words` }));
  const accordion = { headline: 'Kapitel', appearance: 'default', isFirstItemOpen: false, accordionItem: items };
  const lists = [{ accordionHeadline: 'C', bulletPoints: ['one', 'two'] }];
  const html = print(
    { type: 'accordion', attributes: accordion },
    { type: 'bulletPointsAccordion', attributes: { headline: null, accordionItem: lists } },
  );
  for (const words of ['A in words', 'B in words', '<li>one</li>', '<li>two</li>']) expect(html).toContain(words);
  expect(html).not.toContain('<button');
});

test('points, figures and running text print with all they have', () => {
  const points = { headline: 'Punkte', numberOfCols: 4, bulletPoints: ['one', 'two', 'three', 'four'] };
  const numbers = [
    { number: '5.200 kg/h', subline: 'Durchsatz' },
    { number: '74 dB(A)', subline: 'am Bedienplatz' },
  ];
  const copy = [{ type: 'paragraph' as const, spans: [{ text: 'Alles liegt offen.' }] }];
  const html = print(
    { type: 'bulletPoints', attributes: points },
    { type: 'infoNumbers', attributes: { numbers } },
    { type: 'richText', attributes: { copy } },
  );
  expect(html).toContain('>Punkte</h2>');
  expect([...html.matchAll(/<li>(\w+)<\/li>/g)].map(([, point]) => point)).toEqual(['one', 'two', 'three', 'four']);
  // Paper has room for three columns, which are filled one after the other.
  expect(html).toMatch(/--columns:2;--rows:2/);
  expect([...html.matchAll(/<d[td]>([^<]+)/g)].map(([, words]) => words)).toEqual(
    numbers.flatMap((one) => [one.subline, one.number]),
  );
  expect(html).toContain('Alles liegt offen.');
});

test('headlines print without soft hyphens, which a PDF would keep in its bookmarks', () => {
  const html = print({ type: 'headline', attributes: { headline: 'Reini\u00adgung', size: 'h2' } });
  expect(html).toContain('>Reinigung</h2>');
});

test('blocks print in a page group with margins, a full-page quote between two of them', () => {
  const text = {
    type: 'richText',
    attributes: { copy: [{ type: 'paragraph', spans: [{ text: 'Text' }] }] },
  } as const;
  const quote = {
    type: 'quote',
    attributes: { quote: 'Q', source: 'Leitung', backgroundColor: 'black', style: 'full' },
  } as const;
  const html = print(text, quote, text);
  expect(html.match(/data-page-group="body-1"/g)).toHaveLength(2);
  expect(html.indexOf('Leitung')).toBeGreaterThan(html.indexOf('</div>'));
});
