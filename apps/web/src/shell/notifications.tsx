import { lazy, Suspense } from 'react';
import { useNotifications } from '../stores/notifications.ts';

const NotificationList = lazy(() => import('./notification-list.tsx'));

/** The notification overlay; its code is loaded with the first notification. */
export function Notifications() {
  const list = useNotifications();
  return <Suspense>{list.length > 0 ? <NotificationList list={list} /> : null}</Suspense>;
}
