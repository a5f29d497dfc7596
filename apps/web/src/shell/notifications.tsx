import { loadCode } from '@vitrine/ui/load-code.ts';
import { useEffect } from 'react';
import { useNotifications } from '../stores/notifications.ts';
import { useLoaded } from './use-loaded.ts';

const load = () => loadCode(() => import('./notification-list.tsx'));
const nothing = () => undefined;
/** When the page is idle, and how often code that does not come is asked for again, in ms. */
const IDLE_MS = 3000;

/** Begins what the page asks on its own. */
async function follow(): Promise<void> {
  await load();
  (await import('./background.ts')).beginBackground();
}

/** The notification overlay. Its code comes when the page is idle: a notification may be about the lost connection. */
export function Notifications() {
  const list = useNotifications();
  const List = useLoaded(load, list.length > 0, nothing);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      timer = setTimeout(() => void follow().catch(later), IDLE_MS);
    };
    later();
    return () => clearTimeout(timer);
  }, []);
  return List && list.length > 0 ? <List list={list} /> : null;
}
