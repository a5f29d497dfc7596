import { textsOf } from '../i18n/i18n.ts';
import { notify } from '../stores/notifications.ts';

/** Says on the page that what was asked for did not come. */
export const sayNoConnection = (): void =>
  notify(() => ({ icon: 'error', text: textsOf('shell')('failure.network'), singleNotificationKey: 'page-connection' }));
