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

test('an option of two categories prints under both, as the tabs of the screen show it', () => {
  const titles = ['Beschickung', 'Hygiene'].map((title) => ({ ...category(title), attributes: { title } }));
  const list = [option('Hebevorrichtung', ['Beschickung']), option('Podest', ['Beschickung', 'Hygiene']), option('Rollen', [])];
  const markup = renderToStaticMarkup(<Options product={testProduct({ productOptionList: list }, {}, titles)} />);
  const printed = markup.match(/Beschickung|Hygiene|Hebevorrichtung|Podest|Rollen/g);
  expect(printed).toEqual(['Beschickung', 'Hebevorrichtung', 'Podest', 'Hygiene', 'Podest', 'Rollen']);
});
