import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { notify } from '../stores/notifications.ts';
import { useOnline } from './use-online.ts';

/** Says once that the connection is gone, and once that it is back. */
export function ConnectionNotice() {
  const t = useTexts('shell');
  const online = useOnline();
  const before = useRef(true);
  useEffect(() => {
    if (online === before.current) return;
    before.current = online;
    notify({
      icon: online ? 'wifi-on' : 'wifi-off',
      text: t(online ? 'notifications.online' : 'notifications.offline'),
      singleNotificationKey: 'connection',
    });
  }, [online, t]);
  return null;
}
