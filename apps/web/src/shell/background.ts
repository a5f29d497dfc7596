import { HEADER_WEB_BUILD } from '@vitrine/contract/headers.ts';
import { queryClient } from '../api/query-client.ts';
import { dropOlder, dropOlderThan } from '../api/release.ts';
import { keepChannel, onServerEvent } from '../session/channel.ts';
import { followForgetting } from '../session/forget-typed.ts';
import { watchSession } from '../session/watch-session.ts';
import { followNews } from './follow-news.ts';
import { followLostParts, offerBuild } from './web-build.ts';
import { whenQuiet } from './when-quiet.ts';

let begun = false;

/** What an open page is told by the server, asks it on its own, and hears of other tabs, begun once. Its code comes when the page is idle. */
export function beginBackground(): void {
  if (begun) return;
  begun = true;
  followNews();
  watchSession((headers) => {
    dropOlder(queryClient, headers);
    offerBuild(headers.get(HEADER_WEB_BUILD));
  });
  onServerEvent((told) => {
    if (told.event === 'release') dropOlderThan(queryClient, told.data);
    if (told.event === 'web-build') offerBuild(told.data);
  });
  followLostParts();
  // Not before the page has loaded: its pictures come by the same few connections.
  whenQuiet(() => queryClient.isFetching() > 0, keepChannel);
  followForgetting();
}
