import type { Notification } from '@vitrine/contract/notifications.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { PAGE_KINDS, PAGES } from '@vitrine/contract/pages.ts';
import { leadsSomewhere } from './link-target.ts';

/** The page of an entry; home for an entry of a kind that has no page (shell.md 3). */
function entryPath(sectionType: string, slug: string | undefined): string {
  const kind = PAGE_KINDS.find((one) => PAGES[one].sectionType === sectionType);
  return kind && slug ? routeOf({ kind, slug: encodeURIComponent(slug) }) : '/';
}

/**
 * Where a notification leads: its action, else the entry it is linked to; home for an entry of another kind (shell.md 3).
 * Null if it leads nowhere, also to a page that the app does not have (yet): then it is told without a link.
 */
export function notificationLink(n: Pick<Notification, 'action' | 'linkedEntrySlug' | 'linkedSectionType'>): string | null {
  const { action, linkedSectionType: type, linkedEntrySlug: slug } = n;
  const target = action ?? (type && entryPath(type, slug));
  return target && leadsSomewhere(target) ? target : null;
}
