import { newsNotification } from '@vitrine/contract/notifications.ts';
import { type Model, parseMany } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';

export type News = Model<typeof newsNotification>;

/** The news of the current release, read once for each version of its document. */
export function createNews(release: CurrentRelease): (site: Language) => readonly News[] {
  const known = new Map<Language, { hash: string; news: readonly News[] }>();
  return (site) => {
    const document = release.get(site, 'notification/_all');
    if (!document) return [];
    const former = known.get(site);
    if (former?.hash === document.hash) return former.news;
    const news = parseMany(newsNotification, JSON.parse(document.identity.toString('utf8')));
    known.set(site, { hash: document.hash, news });
    return news;
  };
}
