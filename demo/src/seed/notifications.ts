import { NOTIFICATIONS } from '../pages/notifications.ts';
import { inOrder } from './in-order.ts';
import { pageReference } from './page-ref.ts';
import type { SeedRun } from './seed-run.ts';

export const seedNotifications = (run: SeedRun) =>
  inOrder(NOTIFICATIONS, ({ key, icon, text, actionText, page }) =>
    run.write('notifications', key, (words) => {
      const entry = pageReference(page);
      if (entry.relationTo === 'case-studies' || entry.relationTo === 'product-line-automations') {
        throw new Error(`a notification cannot lead to ${entry.relationTo}`);
      }
      return { icon, text: words(text), actionText: words(actionText), style: 'default', entry, _status: 'published' };
    }),
  );
