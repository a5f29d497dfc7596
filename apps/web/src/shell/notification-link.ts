import type { Notification } from '@vitrine/contract/notifications.ts';

/** Section types of the specification (shell.md 3) that have a page, with its path before the slug. */
const SECTIONS: Record<string, string> = { products: '/product/' };

/** Where a notification leads: its action, else the entry it is linked to, else home; null if it leads nowhere. */
export function notificationLink(n: Pick<Notification, 'action' | 'linkedEntrySlug' | 'linkedSectionType'>): string | null {
  if (n.action) return n.action;
  if (!n.linkedSectionType) return null;
  const section = SECTIONS[n.linkedSectionType];
  return section && n.linkedEntrySlug ? section + encodeURIComponent(n.linkedEntrySlug) : '/';
}
