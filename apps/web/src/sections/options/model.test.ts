import { expect, test } from 'vitest';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { optionSlides, optionsByCategory } from './model.ts';

const category = (id: string) => ({ type: 'product-options-category', id });
const option = (id: string, categories: string[], fullscreenSlides: object[] = []): WireList[number] => ({
  type: 'product-option',
  id,
  attributes: { title: `Option ${id}`, copy: 'Text', fullscreenSlides },
  relationships: { productOptionsCategoryList: { data: categories.map(category) } },
});
const titles: WireList = ['feed', 'cut'].map((id) => ({ ...category(id), attributes: { title: id } }));
const options = (...list: WireList) => testProduct({ productOptionList: list }, {}, titles).productOptionList;

test('an option stands in each of its categories', () => {
  const groups = optionsByCategory(options(option('1', ['feed']), option('2', ['cut', 'feed'])));
  expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['feed', ['1', '2']],
    ['cut', ['2']],
  ]);
});

test('the full-screen view pages through the slides, or shows the option itself', () => {
  const slides = [{ headline: 'Heben', copy: 'Zwei Ketten heben den Wagen.' }];
  const [plain, sliding] = options(option('1', []), option('2', [], slides));
  expect(plain && optionSlides(plain)).toEqual([{ headline: 'Option 1', copy: 'Text' }]);
  expect(sliding && optionSlides(sliding)).toEqual(slides);
});
