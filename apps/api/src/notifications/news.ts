import { NEWS_PATH, type NewsAudience, newsNotification } from '@vitrine/contract/notifications.ts';
import { type Model, parseMany } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';

type AccountKind = Exclude<NewsAudience, 'all'>;
export type News = Model<typeof newsNotification>;

/** Whether an account of this kind gets a piece of news now (ms since 1970). */
export const isFor = ({ audience = 'all', begins, ends }: News, kind: AccountKind, now: number): boolean =>
  (audience === 'all' || audience === kind) &&
  (begins === undefined || Date.parse(begins) <= now) &&
  (ends === undefined || now < Date.parse(ends));

/** Without news that a later one of the same topic (`singleNotificationKey`) replaces. */
export const withoutReplaced = (news: readonly News[]): News[] =>
  news.filter(
    ({ singleNotificationKey: key }, index) =>
      key === undefined || !news.slice(index + 1).some((later) => later.singleNotificationKey === key),
  );

/** The news of the current release, read once for each version of its document. */
export function createNews(release: CurrentRelease): (site: Language) => readonly News[] {
  const known = new Map<Language, { hash: string; news: readonly News[] }>();
  return (site) => {
    const document = release.get(site, NEWS_PATH);
    if (!document) return [];
    const former = known.get(site);
    if (former?.hash === document.hash) return former.news;
    const news = parseMany(newsNotification, JSON.parse(document.identity.toString('utf8')));
    known.set(site, { hash: document.hash, news });
    return news;
  };
}

/** A piece of news as a person gets it: without its audience and its times. */
export const presentNews = ({
  id,
  icon,
  text,
  action,
  actionText,
  linkedEntrySlug,
  linkedSectionType,
  style,
  deleteOnClose,
  singleNotificationKey,
}: News) => ({
  id,
  attributes: {
    icon,
    text,
    action,
    actionText,
    linkedEntrySlug,
    linkedSectionType,
    style,
    deleteOnClose,
    singleNotificationKey,
  },
});
