import type { NOTIFICATION_ICONS } from '@vitrine/contract/notifications.ts';
import type { ProductType } from '@vitrine/contract/product-types.ts';
import type { LineKey } from '../lines/line-key.ts';
import type { ProductSlug } from '../product-slug.ts';
import { type Text, t } from '../text.ts';

interface DemoNotification {
  key: string;
  icon: (typeof NOTIFICATION_ICONS)[number];
  text: Text;
  actionText: Text;
  page: { product: ProductSlug } | { line: LineKey } | { overview: ProductType } | { page: string };
}

/** News that everybody is shown once, the newest first. */
export const NOTIFICATIONS: readonly DemoNotification[] = [
  {
    key: 'wm-600-vakuum',
    icon: 'add',
    text: t(
      'Der Mischwolf WM 600 ist jetzt auch mit Vakuumdeckel lieferbar.',
      'The mixer-grinder WM 600 is now also available with a vacuum lid.',
    ),
    actionText: t('Zur WM 600', 'See the WM 600'),
    page: { product: 'wm-600' },
  },
  {
    key: 'ww-200-360',
    icon: 'update',
    text: t(
      'Den Winkelwolf WW 200 drehen Sie jetzt rundum und sehen ihn von allen Seiten.',
      'The angled meat grinder WW 200 can now be turned and seen from all sides.',
    ),
    actionText: t('Zur WW 200', 'See the WW 200'),
    page: { product: 'ww-200' },
  },
  {
    key: 'bruehwurstlinie',
    icon: 'document',
    text: t('Neu: die Brühwurstlinie mit neun Tonnen je Stunde.', 'New: the boiled sausage line with nine tonnes an hour.'),
    actionText: t('Zur Linie', 'See the line'),
    page: { line: 'bruehwurstlinie' },
  },
];
