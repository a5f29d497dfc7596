import type { Notification } from '@vitrine/contract/notifications.ts';
import { leadsSomewhere } from './link-target.ts';

/** Section types of the specification (shell.md 3), with the path before the slug. */
const SECTIONS: Record<string, string> = {
  products: '/product/',
  productOverviewPages: '/product-overview/',
  productLines: '/product-line/',
  productApplication: '/product-application/',
  pages: '/content-page/',
};

/**
 * Where a notification leads: its action, else the entry it is linked to; home for an entry of another kind (shell.md 3).
 * Null if it leads nowhere, also to a page that the app does not have (yet): then it is told without a link.
 */
export function notificationLink(n: Pick<Notification, 'action' | 'linkedEntrySlug' | 'linkedSectionType'>): string | null {
  const { action, linkedSectionType: type, linkedEntrySlug: slug } = n;
  const section = type && SECTIONS[type];
  const target = action ?? (section && slug ? section + encodeURIComponent(slug) : type && '/');
  return target && leadsSomewhere(target) ? target : null;
}
