import * as z from 'zod/mini';
import { createArea } from './area.ts';
import { closeNotification } from './notifications.ts';
import { currentUser, objectsStore } from './objects.ts';

/** Area `news`: ids of the news that stay until they are closed. The area `notifications` restores the news themselves. */
export const stayingNews = createArea({
  name: 'news',
  version: 1,
  schema: z.object({ ids: z.array(z.string()) }),
  initial: { ids: [] },
});

function takeBack(): void {
  const { ids } = stayingNews.getState();
  if (currentUser() || ids.length === 0) return;
  stayingNews.setState({ ids: [] });
  for (const id of ids) closeNotification(id);
}

/**
 * News that stayed open over a load are for the person they were told to. Without an account they go at once, from the log-in too: what
 * asks for news comes when the page is idle. The server tells them again.
 */
export function keepNewsToAccount(): void {
  objectsStore.subscribe(takeBack);
  takeBack();
}
