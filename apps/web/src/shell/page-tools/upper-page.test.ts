import { expect, test } from 'vitest';
import { testNavigationItem } from '../../testing/test-navigation-item.ts';
import { upperPage } from './upper-page.ts';

const item = (id: string, link: string | null, parent: string | null) =>
  testNavigationItem(id, parent, { link, linkType: 'entry' });
const MENU = [
  item('Machines', null, null),
  item('Grind\u00aders', '/product-overview/woelfe', 'Machines'),
  item('WW 200', '/product/ww-200', 'Grind\u00aders'),
  item('More', null, 'Grind\u00aders'),
  item('WW 250', '/product/ww-250', 'More'),
];

test('the page above is the nearest one in the menu that has an address', () => {
  const grinders = { href: '/product-overview/woelfe', title: 'Grinders' };
  expect(upperPage('/product/ww-200', MENU)).toEqual(grinders);
  expect(upperPage('/product/ww-250', MENU)).toEqual(grinders);
});

test('below a heading without an address, and outside of the menu, there is none', () => {
  expect(upperPage('/product-overview/woelfe', MENU)).toBeNull();
  expect(upperPage('/product/w-999', MENU)).toBeNull();
});
