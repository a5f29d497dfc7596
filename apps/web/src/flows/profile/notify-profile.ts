import type { TextKey } from '../../i18n/catalogue.ts';
import { textsOf } from '../../i18n/i18n.ts';
import { notify } from '../../stores/notifications.ts';

/** Says how something on the profile's page went, in the place of what was said there before. */
export const notifyProfile = (icon: 'check' | 'error', key: TextKey<'profile'>): void =>
  notify(() => ({ icon, text: textsOf('profile')(key), singleNotificationKey: 'page-profile' }));
