import { routeOf } from '@vitrine/contract/page-paths.ts';
import { PAGE_KINDS, PAGES } from '@vitrine/contract/pages.ts';
import { expect, test } from 'vitest';
import { notificationLink } from './notification-link.ts';

test('news lead to their action, else to the page of their entry', () => {
  const news = { linkedSectionType: 'products', linkedEntrySlug: 'ww-200' };
  expect(notificationLink(news)).toBe('/product/ww-200');
  expect(notificationLink({ ...news, action: '/documents/form' })).toBe('/documents/form');
  expect(notificationLink({ action: 'https://example.com/' })).toBe('https://example.com/');
});

test('news of a kind of entry that the app does not know lead home, and news without an entry lead nowhere', () => {
  expect(notificationLink({ linkedSectionType: 'trade-fairs', linkedEntrySlug: 'iffa' })).toBe('/');
  expect(notificationLink({})).toBeNull();
});

test('news have no link while the page of their entry has no route, never the home page in its place', () => {
  for (const kind of PAGE_KINDS) {
    const linkedSectionType = PAGES[kind].sectionType;
    if (!linkedSectionType) continue;
    const expected = routeOf({ kind, slug: 'a' });
    expect(notificationLink({ linkedSectionType, linkedEntrySlug: 'a' })).toBe(expected);
  }
  expect(notificationLink({ action: '/no-such-kind/a' })).toBeNull();
});
