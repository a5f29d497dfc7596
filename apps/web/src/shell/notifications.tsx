import { useEffect } from 'react';
import { useNotifications } from '../stores/notifications.ts';
import { useLoaded } from './use-loaded.ts';

const load = () => import('./notification-list.tsx');
const nothing = () => undefined;

let following = false;
/** Begins what the page asks on its own, once for the page's life. */
async function follow(): Promise<void> {
  await load();
  if (following) return;
  following = true;
  (await import('./background.ts')).beginBackground();
}

/** The notification overlay. Its code comes when the page is idle: a notification may be about the lost connection. */
export function Notifications() {
  const list = useNotifications();
  const List = useLoaded(load, list.length > 0, nothing);
  useEffect(() => {
    const timer = setTimeout(() => void follow().catch(nothing), 3000);
    return () => clearTimeout(timer);
  }, []);
  return List && list.length > 0 ? <List list={list} /> : null;
}
