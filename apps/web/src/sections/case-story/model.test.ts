import { expect, test } from 'vitest';
import { testCaseStudy } from '../../testing/test-case-study.ts';
import { composeCaseStudy } from './model.ts';

const compose = (...details: Parameters<typeof testCaseStudy>[0]) => composeCaseStudy(testCaseStudy(details).detailList);

test('each kind is gathered in the order of the editors', () => {
  const { chapters, facts, quotes, pictures } = compose(
    { contentType: 'Ausgangslage', headline: 'Drei Schichten', copy: 'Erst so.\n\nDann so.' },
    { contentType: 'Lösung', headline: 'Eine WW 200', subline: 'Dazu zwei Mischer', image: ['a', 'b'] },
    { contentType: 'Stimme', quote: { quote: 'Besser.', source: 'Produktionsleitung' } },
    { contentType: 'Ergebnis', details: [{ key: 'Schichten', value: '2 statt 3' }] },
  );
  expect(chapters).toMatchObject([
    { label: 'Ausgangslage', headline: 'Drei Schichten', subline: null, paragraphs: ['Erst so.', 'Dann so.'] },
    { label: 'Lösung', headline: 'Eine WW 200', subline: 'Dazu zwei Mischer', paragraphs: [] },
  ]);
  expect(facts).toMatchObject([{ label: 'Ergebnis', rows: [{ key: 'Schichten', value: '2 statt 3' }] }]);
  expect(quotes).toMatchObject([{ quote: 'Besser.', source: 'Produktionsleitung', image: null }]);
  expect(pictures.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a part that holds everything gives to each, and its small word once', () => {
  const all = compose({
    contentType: 'Ergebnis',
    headline: 'Gut',
    quote: { quote: 'Ja.', source: null },
    details: [{ key: 'A', value: 'B' }],
    image: ['a', 'b', 'b'],
  });
  expect(all.chapters).toMatchObject([{ label: 'Ergebnis' }]);
  expect(all.facts).toMatchObject([{ label: null }]);
  expect(all.quotes).toMatchObject([{ source: null, image: { id: 'a' } }]);
  expect(all.pictures.map(({ id }) => id)).toEqual(['b']);
});

test('empty parts leave nothing', () => {
  expect(compose({}, { contentType: 'Stimme', headline: ' ', copy: '\n', quote: { quote: ' ', source: null } })).toEqual({
    chapters: [],
    facts: [],
    quotes: [],
    pictures: [],
  });
  expect(compose()).toEqual({ chapters: [], facts: [], quotes: [], pictures: [] });
});
