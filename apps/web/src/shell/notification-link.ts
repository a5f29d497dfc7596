import type { Notification } from '@vitrine/contract/notifications.ts';
import { isKnownPath } from '@vitrine/contract/routes.ts';

/** Section types of the specification (shell.md 3), with the path before the slug. */
const SECTIONS: Record<string, string> = {
  products: '/product/',
  productOverviewPages: '/product-overview/',
  productLines: '/product-line/',
  productApplication: '/product-application/',
  pages: '/content-page/',
};

/** Where a notification leads: its action, else the entry it is linked to, else home; null if it leads nowhere. */
export function notificationLink(n: Pick<Notification, 'action' | 'linkedEntrySlug' | 'linkedSectionType'>): string | null {
  if (n.action) return n.action;
  if (!n.linkedSectionType) return null;
  const section = SECTIONS[n.linkedSectionType];
  const path = section && n.linkedEntrySlug ? section + encodeURIComponent(n.linkedEntrySlug) : '/';
  return isKnownPath(path) ? path : '/';
}
