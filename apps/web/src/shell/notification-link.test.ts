import { ROUTES } from '@vitrine/contract/routes.ts';
import { expect, test } from 'vitest';
import { notificationLink } from './notification-link.ts';

test('leads to the page of its entry, and to its action before that', () => {
  const news = { linkedSectionType: 'products', linkedEntrySlug: 'ww-200' };
  expect(notificationLink(news)).toBe('/product/ww-200');
  expect(notificationLink({ ...news, action: '/documents/form' })).toBe('/documents/form');
  expect(notificationLink({ action: 'https://example.com/' })).toBe('https://example.com/');
});

test('leads home for a kind of entry that the app does not know, and nowhere without one', () => {
  expect(notificationLink({ linkedSectionType: 'trade-fairs', linkedEntrySlug: 'iffa' })).toBe('/');
  expect(notificationLink({})).toBeNull();
});

test('has no link while the page it leads to has no route, never the home page in its place', () => {
  const paths: string[] = Object.values(ROUTES).map(({ path }) => path);
  for (const [linkedSectionType, path] of [
    ['productLines', '/product-line/$slug'],
    ['productOverviewPages', '/product-overview/$slug'],
    ['productApplication', '/product-application/$slug'],
    ['pages', '/content-page/$slug'],
  ] as const) {
    const expected = paths.includes(path) ? path.replace('$slug', 'a') : null;
    expect(notificationLink({ linkedSectionType, linkedEntrySlug: 'a' })).toBe(expected);
  }
  expect(notificationLink({ action: '/no-such-kind/a' })).toBeNull();
});
