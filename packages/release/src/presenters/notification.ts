import { kindOf } from '@vitrine/content-model/fields/page-collections.ts';
import { newsNotification } from '@vitrine/contract/notifications.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

/** The address, else the entry. Nothing for an entry that is not in the release: the notification stays, without its link. */
async function linkOf({ read, type }: PresenterContext, { action, actionText: words, entry }: Content<'notifications'>) {
  if (!words) return {};
  if (action) return { action, actionText: type.name(words) };
  if (!entry) return {};
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
    records
      .filter(({ language }) => !language || language === 'all' || language === context.site)
      .map(async (record) => {
        const { id, text, icon, style, audience, begins, ends } = record;
        return toWireResource(newsNotification, id, {
          attributes: {
            icon,
            text: context.type.text(text),
            style,
            // Apart from the keys of the app itself, which have a meaning there (`page-…`).
            singleNotificationKey: `news-${record.singleNotificationKey || id}`,
            ...(record.deleteOnClose && { deleteOnClose: true }),
            ...(audience && audience !== 'all' && { audience }),
            ...(begins && { begins }),
            ...(ends && { ends }),
            ...(await linkOf(context, record)),
          },
          relationships: {},
        });
      }),
  );
};
