import { followForgetting } from '../session/forget-typed.ts';
import { watchSession } from '../session/watch-session.ts';
import { followNews } from './follow-news.ts';

/** What an open page asks the server on its own, and hears of other tabs. Its code comes when the page is idle. */
export function beginBackground(): void {
  followNews();
  watchSession();
  followForgetting();
}
