import { routeOf } from '@vitrine/contract/page-paths.ts';
import { PAGE_KINDS, PAGES } from '@vitrine/contract/pages.ts';
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
  for (const kind of PAGE_KINDS) {
    const linkedSectionType = PAGES[kind].sectionType;
    if (!linkedSectionType) continue;
    const expected = routeOf({ kind, slug: 'a' });
    expect(notificationLink({ linkedSectionType, linkedEntrySlug: 'a' })).toBe(expected);
  }
  expect(notificationLink({ action: '/no-such-kind/a' })).toBeNull();
});
