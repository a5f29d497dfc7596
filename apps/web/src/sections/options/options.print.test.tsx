import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { Options } from './options.print.tsx';

const category = (id: string) => ({ type: 'product-options-category', id });
const option = (title: string, categories: string[]): WireList[number] => ({
  type: 'product-option',
  id: title,
  attributes: { title, copy: 'Text', fullscreenSlides: [] },
  relationships: { productOptionsCategoryList: { data: categories.map(category) } },
});

const titlesOf = (...titles: string[]) => titles.map((title) => ({ ...category(title), attributes: { title } }));
const printed = (list: WireList, titles: WireList) =>
  renderToStaticMarkup(<Options product={testProduct({ productOptionList: list }, {}, titles)} />).match(
    /Beschickung|Hygiene|Hebevorrichtung|Podest|Rollen/g,
  );

test('an option of two categories prints under both, as the tabs of the screen show it', () => {
  const list = [option('Hebevorrichtung', ['Beschickung']), option('Podest', ['Beschickung', 'Hygiene']), option('Rollen', [])];
  expect(printed(list, titlesOf('Beschickung', 'Hygiene'))).toEqual([
    'Beschickung',
    'Hebevorrichtung',
    'Podest',
    'Hygiene',
    'Podest',
    'Rollen',
  ]);
});

test('options of a category each print in one list without headings, as the screen has no tabs for them', () => {
  const list = [option('Hebevorrichtung', ['Beschickung']), option('Podest', ['Hygiene'])];
  expect(printed(list, titlesOf('Beschickung', 'Hygiene'))).toEqual(['Hebevorrichtung', 'Podest']);
});
