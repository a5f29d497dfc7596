import { expect, test } from 'vitest';
import { testPicture, testVideo } from '../../testing/test-picture.ts';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { optionGroups, optionMedia, optionSlides } from './model.ts';

const category = (id: string) => ({ type: 'product-options-category', id });
const option = (id: string, categories: string[], fullscreenSlides: object[] = []): WireList[number] => ({
  type: 'product-option',
  id,
  attributes: { title: `Option ${id}`, copy: 'Text', fullscreenSlides },
  relationships: { productOptionsCategoryList: { data: categories.map(category) } },
});
const titles: WireList = ['feed', 'cut'].map((id) => ({ ...category(id), attributes: { title: id } }));
const options = (...list: WireList) => testProduct({ productOptionList: list }, {}, titles).productOptionList;

test('an option is in each of its categories', () => {
  const groups = optionGroups(options(option('1', ['feed']), option('2', ['cut', 'feed'])));
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

test('the video of an option is beside its first slide, pictures beside the others, the last as often as needed', () => {
  const slides = ['Heben', 'Kippen', 'Waschen', 'Parken'].map((headline) => ({ headline, copy: 'Text' }));
  const [bare] = options(option('1', [], slides));
  if (!bare) throw new Error('no option');
  const shown = (more: Partial<typeof bare>) =>
    optionMedia({ ...bare, ...more }).map((medium) => medium && (medium.kind === 'video' ? medium.video.id : medium.image.id));
  const pictures = {
    productOptionsSlideImage: testPicture('slide'),
    productOptionsImageList: [testPicture('a'), testPicture('b')],
  };
  expect(shown(pictures)).toEqual(['slide', 'a', 'b', 'b']);
  expect(shown({ ...pictures, productOptionsSlideVideo: testVideo('film') })).toEqual(['film', 'a', 'b', 'b']);
  expect(shown({})).toEqual([null, null, null, null]);
});

test('categories that hold one option each are no groups', () => {
  const shown = (...list: WireList) => optionGroups(options(...list)).map(({ id, items }) => [id, items.map((item) => item.id)]);
  expect(shown(option('1', ['feed']), option('2', ['cut']))).toEqual([[null, ['1', '2']]]);
  expect(shown(option('1', ['feed']), option('2', ['cut']), option('3', ['cut']))).toEqual([
    ['feed', ['1']],
    ['cut', ['2', '3']],
  ]);
});
