import { queryClient } from '../api/query-client.ts';
import { dropOlder } from '../api/release.ts';
import { followForgetting } from '../session/forget-typed.ts';
import { watchSession } from '../session/watch-session.ts';
import { followNews } from './follow-news.ts';

let begun = false;

/** What an open page asks the server on its own, and hears of other tabs, begun once. Its code comes when the page is idle. */
export function beginBackground(): void {
  if (begun) return;
  begun = true;
  followNews();
  watchSession((headers) => dropOlder(queryClient, headers));
  followForgetting();
}
