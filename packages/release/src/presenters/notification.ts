import { kindOf } from '@vitrine/content-model/fields/page-collections.ts';
import { newsNotification } from '@vitrine/contract/notifications.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

type Entry = NonNullable<Content<'notifications'>['entry']>;

/** Nothing for an entry that is not in the release: the notification stays, without its link. */
async function linkOf({ read, type }: PresenterContext, entry: Entry | null | undefined, words: string | null | undefined) {
  if (!entry || !words) return {};
  const record = await read.pick(entry.relationTo, entry.value, ['slug']);
  if (!record) return {};
  const { sectionType } = PAGES[kindOf(entry.relationTo)];
  if (!sectionType) return {};
  return { linkedSectionType: sectionType, linkedEntrySlug: record.slug, actionText: type.name(words) };
}

/** `notification/_all`, in the order made by dragging. */
export const presentNotifications: DocumentPresenter = async (context) => {
  const records = await context.read.list('notifications', '_order');
  return Promise.all(
    records.map(async ({ id, text, icon, style, entry, actionText }) =>
      toWireResource(newsNotification, id, {
        attributes: {
          icon,
          text: context.type.text(text),
          style,
          singleNotificationKey: `news-${id}`,
          ...(await linkOf(context, entry, actionText)),
        },
        relationships: {},
      }),
    ),
  );
};
