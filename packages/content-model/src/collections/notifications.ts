import { NOTIFICATION_ICONS } from '@vitrine/contract/notifications.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { kindOf, PAGE_COLLECTIONS } from '../fields/page-collections.ts';
import { textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import type { AdminText } from '../languages.ts';
import { GROUP_PAGES } from './groups.ts';

const ICON_LABELS: Record<(typeof NOTIFICATION_ICONS)[number], AdminText> = {
  add: { de: 'Neu', en: 'New' },
  check: { de: 'Erledigt', en: 'Done' },
  document: { de: 'Dokument', en: 'Document' },
  error: { de: 'Achtung', en: 'Attention' },
  sent: { de: 'Versendet', en: 'Sent' },
  update: { de: 'Aktualisierung', en: 'Update' },
  'wifi-off': { de: 'Ohne Netz', en: 'No network' },
  'wifi-on': { de: 'Netz', en: 'Network' },
};

/** One sentence of at most 90 letters and one link (look.md, "Notification"). */
const TEXT_MAX = 90;

/** News that each person who is logged in gets once (`notifications/unseen`). */
export const notifications: CollectionConfig = {
  slug: 'notifications',
  labels: { singular: { de: 'Meldung', en: 'Notification' }, plural: { de: 'Meldungen', en: 'Notifications' } },
  access: contentAccess,
  versions: VERSIONED,
  orderable: true,
  admin: {
    group: GROUP_PAGES,
    useAsTitle: 'text',
    defaultColumns: ['text', 'icon', 'entry', '_status', 'updatedAt'],
    description: {
      de: 'Jeder, der angemeldet ist, bekommt eine Meldung einmal zu sehen. Nicht mehr veröffentlicht, verschwindet sie auch dort, wo sie noch keiner gesehen hat.',
      en: 'Everybody who is logged in is shown a notification once. Unpublished, it disappears where nobody has seen it yet, too.',
    },
  },
  fields: [
    textField('text', { de: 'Satz', en: 'Sentence' }, { required: true, maxLength: TEXT_MAX }),
    {
      type: 'row',
      fields: [
        {
          name: 'icon',
          type: 'select',
          required: true,
          defaultValue: 'add',
          label: { de: 'Zeichen', en: 'Icon' },
          options: NOTIFICATION_ICONS.map((value) => ({ value, label: ICON_LABELS[value] })),
          admin: { width: '50%', isClearable: false },
        },
        {
          name: 'style',
          type: 'select',
          required: true,
          defaultValue: 'default',
          label: { de: 'Dringlichkeit', en: 'Urgency' },
          options: [
            { value: 'default', label: { de: 'Hinweis: verschwindet von selbst', en: 'Note: disappears by itself' } },
            { value: 'error', label: { de: 'Wichtig: bleibt, bis man sie schließt', en: 'Important: stays until it is closed' } },
          ],
          admin: { width: '50%', isClearable: false },
        },
      ],
    },
    {
      name: 'entry',
      type: 'relationship',
      // The kinds that the specification gives a link of a notification (shell.md 3).
      relationTo: PAGE_COLLECTIONS.filter((collection) => PAGES[kindOf(collection)].sectionType !== null),
      label: { de: 'Führt zur Seite', en: 'Leads to the page' },
    },
    textField(
      'actionText',
      { de: 'Worte des Links', en: 'Words of the link' },
      {
        maxLength: 40,
        description: { de: 'Ohne sie hat die Meldung keinen Link.', en: 'Without them the notification has no link.' },
      },
    ),
  ],
};
