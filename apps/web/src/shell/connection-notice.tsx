import { useEffect, useRef } from 'react';
import { textsOf } from '../i18n/i18n.ts';
import { notify } from '../stores/notifications.ts';
import { useConnection } from './use-online.ts';

/** Says once that the connection is gone, and once that it is back. */
export function ConnectionNotice() {
  const online = useConnection();
  const before = useRef(true);
  useEffect(() => {
    if (online === before.current) return;
    before.current = online;
    notify(() => ({
      icon: online ? 'wifi-on' : 'wifi-off',
      text: textsOf('shell')(online ? 'notifications.online' : 'notifications.offline'),
      singleNotificationKey: 'page-connection',
    }));
  }, [online]);
  return null;
}
